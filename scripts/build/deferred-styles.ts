import postcss, { type AtRule, type ChildNode } from 'postcss';

/** Styles that nothing on a page needs before hydration: for print, and for what React alone draws. */
const isDeferred = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' &&
  node.nodes !== undefined &&
  ((node.name === 'media' && node.params === 'print') ||
    (node.name === 'layer' && node.params === 'deferred'));

/**
 * Splits a stylesheet in two: what stands in every document, and what may come later, which is every
 * `@media print` and every `@layer deferred` that is not inside another rule.
 */
export function splitStyles(css: string): { readonly inline: string; readonly deferred: string } {
  const { nodes } = postcss.parse(css);
  const text = (deferred: boolean) =>
    nodes
      .filter((node) => isDeferred(node) === deferred)
      // A statement ends in a semicolon only where another rule follows it.
      .map((node) => (node.type === 'atrule' && !node.nodes ? `${node};` : String(node)))
      .join('');
  return { inline: text(false), deferred: text(true) };
}
