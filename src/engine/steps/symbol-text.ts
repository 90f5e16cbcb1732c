import { raised } from '../format/numbers.ts';

/*
 * The symbols of manifests, which are TeX, as plain text.
 */

const greek =
  'alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ ' +
  'lambda λ mu μ nu ν xi ξ pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi ϕ varphi φ ' +
  'chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω';

const others = 'le ≤ ge ≥ leq ≤ geq ≥ ne ≠ infty ∞ ell ℓ times × cdot · pm ±';

const names = `${greek} ${others}`.split(' ');

/** Signs by the name of their command. */
const signs = new Map(names.map((name, at) => [name, names[at + 1] ?? '']));

/** Digits and signs as they stand below the line. */
const lowered = (text: string): string =>
  [...text].map((sign) => '₀₁₂₃₄₅₆₇₈₉₊₋'['0123456789+-'.indexOf(sign)]).join('');

/** A subscript or a power: in small signs where all of it has some, in brackets if it is more than a word. */
function script(mark: string, text: string): string {
  if (mark === '_' && /^[\d+-]+$/.test(text)) return lowered(text);
  if (mark === '^' && /^\d+$/.test(text)) return raised(text);
  if (/^[≤≥<>]$/.test(text)) return text;
  return /^[\p{L}\p{N}.%*∞]+$/u.test(text) ? mark + text : `${mark}(${text})`;
}

/** A symbol as plain text: "m₁" of `m_1`, "x̄" of `\bar{x}`, "T_max" of `T_{\max}`. */
export const symbolText = (tex: string): string =>
  tex
    .replace(/\\(?:left|right)\b/g, '')
    .replace(/\\([%&#])/g, '$1')
    .replace(/\\binom\{([^{}]*)\}\{([^{}]*)\}/g, 'C($1; $2)')
    .replace(/\\bar ?\{?(\w)\}?/g, '$1\u0304')
    .replace(/\\hat ?\{?(\w)\}?/g, '$1\u0302')
    .replace(/\\(?:mathrm|text) ?\{([^{}]*)\}/g, '{$1}')
    .replace(/\\([A-Za-z]+) ?/g, (_, name: string) => signs.get(name) ?? name)
    .replace(
      /([_^])(?:\{+([^{}]*)\}+|(.))/g,
      (_, mark: string, group: string | undefined, single = '') => script(mark, group ?? single),
    )
    .replace(/[{}]/g, '')
    .replaceAll('-', '−');
