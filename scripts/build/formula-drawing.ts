import MathJax from 'mathjax';

/*
 * Formulas for pictures, as MathJax draws TeX: shapes, which need no font.
 */

const { tex2svg, startup } = await MathJax.init({
  loader: { load: ['input/tex', 'output/svg'] },
  svg: { fontCache: 'none' },
});

/** A formula as SVG, with its width and height in em; nothing if it has a sign that the font lacks. */
export function drawFormula(tex: string) {
  // The font has no raised digits.
  const plain = tex.replace(/[²³]/g, (digit) => digit.normalize('NFKD').padStart(2, '^'));
  const svg = startup.adaptor.innerHTML(tex2svg(plain, { display: true }));
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  // A text among the shapes would be in whatever font the machine has.
  if (!width || !height || svg.includes('<text')) return undefined;
  return { svg, width: Number(width) / 1000, height: Number(height) / 1000 };
}
