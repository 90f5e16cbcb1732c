import { type BrowserContext, test as base, expect } from '@playwright/test';

/** What a browser writes to the console when the security policy refuses something. */
const refusal = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)\b/i;

/** Collects what the security policy refuses on the pages of a context. */
export function violationsOf(context: BrowserContext): string[] {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (refusal.test(message.text())) {
      violations.push(`${message.text()} (${message.page()?.url() ?? ''})`);
    }
  });
  return violations;
}

/** A test that fails if any page in it violates the site's security policy, in any state it reaches. */
export const test = base.extend<{ withoutViolations: undefined }>({
  withoutViolations: [
    async ({ context }, use) => {
      const violations = violationsOf(context);
      await use(undefined);
      expect(violations, 'refused by the security policy').toEqual([]);
    },
    { auto: true },
  ],
});
