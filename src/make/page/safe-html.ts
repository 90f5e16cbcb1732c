/*
 * A second look at HTML that was made of somebody's texts, each of them escaped: it may hold elements that
 * show text and formulas, and links within the page, and nothing that acts.
 */

const elements = new Set(
  [
    'a aside caption dd details div dl dt h1 h2 h3 li ol p phone-fold section small strong summary',
    'table tbody td th thead tr ul',
    'math maction menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts',
    'mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none',
    'annotation semantics',
  ].flatMap((line) => line.split(' ')),
);

/** Attributes by which a formula could reach beyond its line. */
const lengths =
  /^(?:width|height|depth|voffset|lspace|rspace|minsize|maxsize|mathsize|linethickness)$/;

/** Whether a length in a formula, such as the height of a sign, keeps it in its place. */
function isSmall(value: string): boolean {
  const [, number, unit] = /^([-+]?[\d.]+)([a-z]+)$/.exec(value) ?? [];
  return unit === undefined || (unit === 'em' && Number(number) >= -1 && Number(number) <= 10);
}

/** Whether HTML does no more than show text; it is parsed without being shown. */
export function isSafeHtml(html: TrustedHTML | string): boolean {
  const template = document.createElement('template');
  template.innerHTML = html as string;
  return [...template.content.querySelectorAll('*')].every(
    ({ localName, attributes }) =>
      elements.has(localName) &&
      [...attributes].every(
        ({ name, value }) =>
          !/^(?:on|style$|src|action|formaction|xlink)/.test(name) &&
          (!lengths.test(name) || isSmall(value)) &&
          (name !== 'href' || (localName === 'a' && value.startsWith('#'))),
      ),
  );
}
