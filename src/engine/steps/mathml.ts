import temml from 'temml';

/** Something in a text that cannot be shown; `near` is where it stands. */
export class RenderError extends Error {
  readonly near: string;
  constructor(near: string, message: string) {
    super(message);
    this.near = near;
  }
}

/**
 * What an attribute can say as well, or browsers do anyway: the security policy allows no style in one.
 * The classes are for Temml's own stylesheets, which the site does not use.
 */
const withoutStyles = (markup: string): string =>
  markup
    .replaceAll(/ class="[^"]*"/g, '')
    // The first and the last sign of a row are brackets to a browser without being told.
    .replaceAll(/(<mrow><mo) fence="true" form="prefix" stretchy="true"/g, '$1')
    .replaceAll(/(<mo) fence="true" form="postfix" stretchy="true"(>[^<]*<\/mo><\/mrow>)/g, '$1$2')
    .replaceAll(' style="display:block math;"', '')
    .replaceAll(/( scriptlevel="\d") style="math-depth:\d;"/g, '$1')
    .replaceAll(/ style="math-depth:(\d);"/g, ' scriptlevel="$1"');

/** TeX to MathML, which browsers draw without any script. Throws with TeX's own message. */
export function mathml(tex: string, display = false): string {
  try {
    return withoutStyles(temml.renderToString(tex, { displayMode: display, throwOnError: true }));
  } catch (error) {
    const why = (error as Error).message.split(/ at (?:position|end)|:/)[0]?.trim();
    throw new RenderError(tex.trim(), `the formula “${tex.trim()}” is not TeX: ${why}.`);
  }
}
