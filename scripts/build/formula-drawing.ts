import { binary, type MathElement, type MathNode, textOf } from './mathml.ts';

/*
 * Draws formulas with boxes, for pictures: fractions, powers, indices and roots from MathML, as
 * elements that satori lays out.
 */

/** An element as satori takes it. */
export interface Box {
  readonly type: string;
  readonly key: string | null;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children: readonly (Box | string)[] | string;
  };
}

/** A flex container. */
export const box = (
  style: Readonly<Record<string, string | number>>,
  children: readonly Box[] | string = [],
  key: string | null = null,
): Box => ({ type: 'div', key, props: { style: { display: 'flex', ...style }, children } });

/** How many lines of text a part of a formula is high. */
function linesOf(node: MathNode): number {
  if (typeof node === 'string') return 1;
  const lines = node.children.map(linesOf);
  if (node.tag === 'mfrac' || node.tag === 'over' || node.tag === 'mtable')
    return lines.reduce((a, b) => a + b, 0);
  if (node.tag === 'munderover' || node.tag === 'munder') return Math.max(1, ...lines) + 0.8;
  return Math.max(1, ...lines);
}

const line = 1.25;
const small = 0.64;

const sign = (text: string, size: number, style: Readonly<Record<string, string | number>> = {}) =>
  box({ fontSize: size, lineHeight: line, whiteSpace: 'pre', flexShrink: 0, ...style }, text);

const row = (nodes: readonly MathNode[], size: number): Box => {
  const height = Math.max(1, ...nodes.map(linesOf));
  return box(
    { alignItems: 'center', flexShrink: 0 },
    nodes.map((node, index) =>
      // A sign before the first term belongs to it.
      index === 0 && /^[−+±]$/.test(textOf(node))
        ? sign(textOf(node), size)
        : draw(node, size, height),
    ),
  );
};

/** A stroke over a part of a formula: a mean, or what stands under a root. */
const underStroke = (nodes: readonly MathNode[], size: number, key: string | null = null) =>
  box(
    {
      borderTop: `${Math.max(2, size / 18)}px solid`,
      padding: `0 ${size * 0.08}px`,
      flexShrink: 0,
    },
    [row(nodes, size)],
    key,
  );

function root(nodes: readonly MathNode[], size: number, index?: MathNode): Box {
  const height = Math.max(1, ...nodes.map(linesOf));
  return box({ alignItems: 'flex-start', flexShrink: 0 }, [
    ...(index ? [box({ marginRight: -size * 0.12 }, [draw(index, size * 0.5, 1)])] : []),
    sign('√', size * (height > 1 ? height * 0.92 : 1), {
      lineHeight: height > 1 ? 1.1 : line,
      marginRight: -size * 0.04,
    }),
    underStroke(nodes, size),
  ]);
}

/** An operator. Brackets are as high as what stands between them. */
function operator(text: string, size: number, height: number): Box {
  if (binary.test(text)) return sign(text, size, { padding: `0 ${size * 0.24}px` });
  if (/^[()[\]|⌈⌉⌊⌋]$/.test(text) && height > 1) {
    return sign(text, size * height * 0.9, { lineHeight: 1.05, fontWeight: 400 });
  }
  return sign(text, text === '∑' ? size * 1.25 : size);
}

/** Draws a part of a formula, in a row of so many lines. */
function draw(node: MathNode, size: number, height: number): Box {
  if (typeof node === 'string') return sign(textOf(node), size);
  const { tag, children } = node;
  const part = (index: number): MathNode => children[index] ?? '';
  const script = (index: number, style: Readonly<Record<string, string | number>>) =>
    box({ flexShrink: 0, ...style }, [draw(part(index), size * small, 1)]);
  switch (tag) {
    case 'mi':
    case 'mn':
    case 'mtext':
      return sign(textOf(node), size);
    case 'mo':
      return operator(textOf(node), size, height);
    case 'mspace':
      return box({ width: size * 0.15 });
    case 'mfrac':
    case 'over':
      return box(
        {
          flexDirection: 'column',
          alignItems: 'center',
          flexShrink: 0,
          margin: `0 ${size * 0.12}px`,
        },
        [
          row([part(0)], size * 0.9),
          ...(tag === 'over'
            ? []
            : [box({ height: Math.max(2, size / 18), width: '100%', background: 'currentColor' })]),
          row([part(1)], size * 0.9),
        ],
      );
    case 'msup':
      return box({ alignItems: 'flex-start', flexShrink: 0 }, [
        draw(part(0), size, height),
        script(1, { marginTop: -size * 0.14 }),
      ]);
    case 'msub':
      return box({ alignItems: 'flex-end', flexShrink: 0 }, [
        draw(part(0), size, height),
        script(1, { marginBottom: -size * 0.06 }),
      ]);
    case 'msubsup':
      return box({ flexShrink: 0 }, [
        draw(part(0), size, height),
        box(
          {
            flexDirection: 'column',
            justifyContent: 'space-between',
            margin: `-${size * 0.14}px 0`,
            flexShrink: 0,
          },
          [script(2, {}), script(1, {})],
        ),
      ]);
    case 'msqrt':
      return root(children, size);
    case 'mroot':
      return root([part(0)], size, part(1));
    case 'mover':
      return /^[‾¯]$/.test(textOf(part(1)))
        ? underStroke([part(0)], size)
        : box({ flexDirection: 'column', alignItems: 'center', flexShrink: 0 }, [
            sign(textOf(part(1)), size, { marginTop: -size * 0.45, marginBottom: -size * 1.05 }),
            draw(part(0), size, height),
          ]);
    case 'munder':
    case 'munderover':
      return box({ flexDirection: 'column', alignItems: 'center', flexShrink: 0 }, [
        ...(children[2] ? [script(2, {})] : []),
        draw(part(0), size, height),
        script(1, {}),
      ]);
    case 'menclose':
      return underStroke(children, size);
    case 'mtable':
      return box(
        { flexDirection: 'column', flexShrink: 0 },
        children.map((each) => draw(each, size, 1)),
      );
    default:
      return row(children, size);
  }
}

/** A formula as an element of the given font size; its key tells it from others. */
export const drawFormula = (formula: MathElement, size: number, key: string): Box =>
  box({ alignItems: 'center', flexShrink: 0 }, [row(formula.children, size)], key);
