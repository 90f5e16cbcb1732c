import { raised } from '../../src/engine/format/numbers.ts';

/*
 * MathML as a line of text, for search engines, which read no formulas.
 */

/** An element of MathML, or the text in one. */
type MathNode = string | MathElement;

interface MathElement {
  /** The name of the element; `over` for a fraction without a line, as in binomial coefficients. */
  readonly tag: string;
  readonly children: readonly MathNode[];
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** The text that a piece of HTML shows. */
export const unescaped = (html: string): string =>
  html
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => entities[name] ?? '');

/** Parses the MathML that Temml makes: well-formed, an element for every sign. */
function parseMathml(source: string): MathElement {
  const open: { tag: string; children: MathNode[] }[] = [{ tag: 'mrow', children: [] }];
  for (const [, slash, name = '', attributes = '', empty, text] of source.matchAll(
    /<(\/?)([a-z]+)([^>]*?)(\/?)>|([^<]+)/g,
  )) {
    const parent = open.at(-1);
    if (text !== undefined) parent?.children.push(unescaped(text));
    else if (slash) open.pop();
    else {
      const tag = /linethickness="0/.test(attributes) ? 'over' : name;
      const element = { tag, children: [] };
      parent?.children.push(element);
      if (!empty) open.push(element);
    }
  }
  return open[0] as MathElement;
}

/** The text of an element that has no other elements in it, without the signs that nobody sees. */
const textOf = (node: MathNode): string =>
  typeof node === 'string'
    ? node.replace(/[\u2061-\u2064]/g, '').replaceAll('\u00a0', ' ')
    : node.children.map(textOf).join('');

/** Operators with a space on both sides; a sign before a number has none. */
const binary = /^[=+−×÷±·<>≤≥≈≠∕/]$/;

/** The accents over a letter as combining characters. */
const accents: Readonly<Record<string, string>> = { '‾': '\u0304', ˆ: '\u0302' };

const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/** A part of a formula, in brackets if it has several terms. */
const grouped = (text: string): string =>
  /\s/.test(text) && !/^\([^()]*\)$/.test(text) ? `(${text})` : text;

function textOfNode(node: MathNode): string {
  if (typeof node === 'string') return textOf(node);
  const part = (index: number): string => textOfNode(node.children[index] ?? '').trim();
  switch (node.tag) {
    case 'mi':
    case 'mn':
    case 'mtext':
      return textOf(node);
    case 'mo': {
      const sign = textOf(node);
      return binary.test(sign) ? ` ${sign} ` : sign;
    }
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `${grouped(part(0))} / ${grouped(part(1))}`;
    case 'over':
      return `${part(0)} over ${part(1)}`;
    case 'msup':
      return /^-?\d+$/.test(part(1))
        ? `${grouped(part(0))}${raised(part(1))}`
        : `${grouped(part(0))}^${grouped(part(1))}`;
    case 'msub':
      return /^\d+$/.test(part(1))
        ? `${part(0)}${part(1).replace(/\d/g, (digit) => subscripts[Number(digit)] ?? '')}`
        : `${part(0)}_${grouped(part(1))}`;
    case 'msubsup':
      return `${part(0)}_${grouped(part(1))}${/^\d+$/.test(part(2)) ? raised(part(2)) : `^${grouped(part(2))}`}`;
    case 'msqrt':
      return `√${grouped(node.children.map(textOfNode).join('').trim())}`;
    case 'mroot':
      return `${raised(part(1))}√${grouped(part(0))}`;
    case 'mover':
      return accents[part(1)] ? `${part(0)}${accents[part(1)]}` : `${part(0)}^${part(1)}`;
    case 'mtr':
      return `${node.children.map(textOfNode).join(' ')}; `;
    default:
      return node.children.map(textOfNode).join('');
  }
}

/** A formula in MathML as a line of text: "r = (nS_xy) / (√nS_xx × √nS_yy)". */
export const mathText = (source: string): string =>
  textOfNode(parseMathml(source))
    .replace(/\s+/g, ' ')
    .replace(/([(=×÷+/,] ?|^)− /g, '$1−')
    .trim();
