import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss';

/** Whether this is the block of an at-rule: `@layer below {…}`, `@media print {…}`. */
const isBlock = (node: ChildNode, name: string, params: string): boolean =>
  node.type === 'atrule' &&
  node.nodes !== undefined &&
  node.name === name &&
  node.params === params;

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

/** A stylesheet, split by when its rules are needed. */
export interface SplitStyles {
  /** What stands in every document. */
  readonly inline: string;
  /** Of what stands below form and result: every `@layer below` that is not inside another rule. */
  readonly below: string;
  /** Every `@media print` and `@layer deferred` not inside another rule, and what a pointer above something changes. */
  readonly deferred: string;
}

/** Splits a stylesheet by when its rules are needed. */
export function splitStyles(css: string): SplitStyles {
  const root = postcss.parse(css);
  const hover = takeHover(root);
  const take = (isTaken: (node: ChildNode) => boolean) => {
    const taken = root.nodes.filter(isTaken);
    for (const node of taken) node.remove();
    return taken;
  };
  const below = take((node) => isBlock(node, 'layer', 'below'));
  const deferred = take(
    (node) => isBlock(node, 'layer', 'deferred') || isBlock(node, 'media', 'print'),
  );
  const text = (nodes: readonly ChildNode[]) =>
    nodes
      // A statement ends in a semicolon only where another rule follows it.
      .map((node) => (node.type === 'atrule' && !node.nodes ? `${node};` : String(node)))
      .join('');
  return { inline: text(root.nodes), below: text(below), deferred: text([...deferred, ...hover]) };
}
