/** A text for each plural category that a language has; English has `one` and `other`. "#" is the number. */
export type Plurals = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>
>;

const rules = new Map<string, Intl.PluralRules>();

/**
 * The text for so many: in English, `plural(1, { one: '# day', other: '# days' }, locale)` is "1 day". The
 * number is written as the locale does, unless it is given as a text.
 */
export function plural(
  count: number | bigint,
  texts: Plurals,
  locale: string,
  figure = count.toLocaleString(locale),
): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return (texts[known.select(Number(count))] ?? texts.other).replace('#', figure);
}
