/** Currency symbols and codes, and percent signs, before or after the digits. */
const beside =
  /^\s*([-+]?)(?:\s*(?:[\p{Sc}%٪]|(?:rs\.?|inr|usd|eur|gbp)(?![a-z])))+|(?:\s*(?:[\p{Sc}%٪]|inr|usd|eur|gbp))+\s*$/giu;

/** The normalized text of a number: minus sign, ASCII digits and separators, without currency or percent signs. */
export const bareNumber = (text: string): string =>
  text
    .normalize('NFKC')
    // Direction marks and other invisible characters, which pasted texts may contain.
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/[’`]/g, "'")
    .replace(beside, '$1')
    .replace(/\s+/g, ' ')
    .trim();
