/*
 * The one Trusted Types policy of the site. Its security policy refuses HTML and addresses of scripts
 * that are plain strings: whatever is turned into HTML by script has to come through here, and that is
 * what the build rendered, and what the same functions make of the escaped texts of a draft.
 */

/** The name that the security policy allows (scripts/build/policy.ts). */
const policy = globalThis.window?.trustedTypes?.createPolicy('reckonwell', {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`${address} is not a script of this site.`);
  },
});

/**
 * HTML that the build rendered, as browsers with Trusted Types want it. Never pass what a visitor
 * typed, unless each text in it is escaped, as src/make/page/calculator.ts does it.
 */
export const trustedHtml = (html: string): TrustedHTML | string => policy?.createHTML(html) ?? html;

/** The address of one of the site's own scripts, for a worker; throws a TypeError for any other. */
export const trustedScript = (address: string): TrustedScriptURL | string =>
  policy?.createScriptURL(address) ?? address;
