import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss';

/**
 * Styles of what is not seen first: what stands below form and result, what React alone draws, and print.
 */
const isDeferred = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' &&
  node.nodes !== undefined &&
  ((node.name === 'media' && node.params === 'print') ||
    (node.name === 'layer' && (node.params === 'below' || node.params === 'deferred')));

/** Takes the rules for a pointer above something out of a stylesheet, and returns them, in what they stood in. */
function takeHover(root: Root): readonly ChildNode[] {
  const taken: ChildNode[] = [];
  root.walkRules((rule) => {
    if (!rule.selectors.every((selector) => selector.includes(':hover'))) return;
    let node: ChildNode = rule.clone();
    for (let { parent } = rule as { parent?: Container }; parent?.type === 'atrule'; ) {
      node = (parent as AtRule).clone({ nodes: [node] });
      parent = parent.parent as Container;
    }
    taken.push(node);
    rule.remove();
  });
  return taken;
}

/**
 * Splits a stylesheet in two: what stands in every document, and what may come later, which is every
 * `@media print`, `@layer below` and `@layer deferred` that is not inside another rule, and what a pointer
 * above something changes.
 */
export function splitStyles(css: string): { readonly inline: string; readonly deferred: string } {
  const root = postcss.parse(css);
  const deferred = root.nodes.filter(isDeferred);
  for (const node of deferred) node.remove();
  deferred.push(...(takeHover(root) as AtRule[]));
  const text = (nodes: readonly ChildNode[]) =>
    nodes
      // A statement ends in a semicolon only where another rule follows it.
      .map((node) => (node.type === 'atrule' && !node.nodes ? `${node};` : String(node)))
      .join('');
  return { inline: text(root.nodes), deferred: text(deferred) };
}
