import { fill, lowered, nameOf, type Speech, valueText, wantOf } from './compose.ts';

/*
 * The styles in which a question is asked, and what people do to a text: politeness, capitals, slips.
 */

/** Labels that are no noun: "with a how many of 3" is not said. */
const isNoun = (label: string): boolean =>
  !/^(?:what|how|raise|retire|saved|still|money must|tax only|overtime|with|one |first|predict|deposited|interest is|age on|pay first|add|tax only|subtract|count)/i.test(
    label,
  );

const labelOf = ({ calculator }: Speech, id: string): string =>
  lowered(calculator.manifest.fields[id]?.label ?? id);

/** Each value beside its label: "loan amount: 5000". */
const labelled = (
  speech: Speech,
  ids: readonly string[],
  between: string,
): readonly string[] | undefined => {
  const texts = ids.map((id) => {
    const value = valueText({ ...speech, plainOptions: true }, id);
    return value === undefined ? undefined : `${labelOf(speech, id)}${between}${value}`;
  });
  return texts.includes(undefined) ? undefined : (texts as string[]);
};

/** Each value with the words that people use for it: "loan of 5000". `close` leaves no doubt without commas. */
const cued = (
  speech: Speech,
  ids: readonly string[],
  close: boolean,
): readonly string[] | undefined => {
  const { calculator, words, random, marked } = speech;
  const texts = ids.map((id) => {
    const value = valueText(speech, id);
    if (value === undefined) return undefined;
    const field = calculator.manifest.fields[id];
    const isChoice = field?.kind === 'choice';
    const isNamed = Object.keys(words.options ?? {}).some((key) => key.startsWith(`${id}.`));
    const own = words.cues?.[id] ?? [];
    const fitting =
      close && !marked.has(id) && !isChoice ? own.filter((cue) => !cue.startsWith('{}')) : own;
    const label = labelOf(speech, id);
    if (fitting.length > 0) return random.pick(fitting).replace('{}', () => value);
    return isChoice && isNamed ? value : `${label} ${value}`;
  });
  return texts.includes(undefined) ? undefined : (texts as string[]);
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What a style makes of a case; nothing if the case is not said in this style. */
type Style = (
  speech: Speech,
  ids: readonly string[],
  headlines: readonly string[],
) => string | undefined;

const sentence: Style = (speech) => {
  for (const pattern of speech.random.shuffle(speech.words.forms ?? [])) {
    const text = fill(pattern, speech);
    if (text) return text;
  }
  return undefined;
};

/** Styles for calculators whose inputs have names. */
export const namedStyles: Readonly<Record<string, Style>> = {
  terse: (speech, ids, headlines) => {
    const parts = cued(speech, ids, true);
    return parts && `${nameOf(speech, headlines)} ${parts.join(' ')}`;
  },
  cues: (speech, ids, headlines) => {
    const parts = cued(speech, speech.random.shuffle(ids), false);
    return parts && `${nameOf(speech, headlines)}, ${parts.join(', ')}`;
  },
  'label value': (speech, ids, headlines) => {
    const parts = labelled(speech, ids, ' ');
    const want = nameOf(speech, headlines)
      .replace(speech.words.names[0] ?? '', '')
      .trim();
    const isSame = speech.words.names.some((name) => want.startsWith(name)) || want === '';
    const title = lowered(speech.calculator.manifest.title);
    return parts && `${title}${isSame ? '' : ` ${want}`} ${parts.join(', ')}`;
  },
  'label: value': (speech, ids, headlines) => {
    const parts = labelled(speech, speech.random.shuffle(ids), ': ');
    return (
      parts && `${nameOf(speech, headlines)}: ${parts.join(speech.random.pick(['; ', ', ', '; ']))}`
    );
  },
  'label = value': (speech, ids, headlines) => {
    const parts = labelled(speech, ids, speech.random.pick([' = ', '=']));
    return parts && `${nameOf(speech, headlines)} ${parts.join(', ')}`;
  },
  'what is': (speech, ids, headlines) => {
    const parts = labelled(speech, ids, ' of ');
    if (!parts || !ids.every((id) => isNoun(labelOf(speech, id)))) return undefined;
    const first = speech.random.pick(['what is', 'What is', "what's", 'how much is']);
    const name = speech.random.pick(speech.words.names);
    return `${first} the ${wantOf(speech, headlines)} (${name}) ${speech.random.pick(['for', 'with'])} ${listed(parts.map((part) => `a ${part}`))}?`;
  },
  'values first': (speech, ids, headlines) => {
    const parts = cued(speech, ids, false);
    return (
      parts &&
      `${parts.join(', ')} ${speech.random.pick(['-', '=', ':'])} ${nameOf(speech, headlines)}?`
    );
  },
  imperative: (speech, ids, headlines) => {
    const parts = cued(speech, ids, false);
    const verb = speech.random.pick([
      'Calculate',
      'calculate',
      'Find',
      'Work out',
      'tell me',
      'compute',
    ]);
    return (
      parts &&
      `${verb} the ${wantOf(speech, headlines)} (${speech.random.pick(speech.words.names)}): ${parts.join(', ')}`
    );
  },
  'first person': (speech, ids, headlines) => {
    const parts = labelled(speech, ids, ' is ');
    if (!parts || !ids.every((id) => isNoun(labelOf(speech, id)))) return undefined;
    return `My ${listed(parts.map((part, index) => (index > 0 ? `my ${part}` : part)))}. ${speech.random.pick(['What is my', "what's the", 'I need the'])} ${wantOf(speech, headlines)}, ${speech.random.pick(speech.words.names)}?`.replace(
      /(I need .*)\?$/,
      '$1',
    );
  },
};

/** All styles. */
export const styles: Readonly<Record<string, Style>> = { sentence, ...namedStyles };

const before = [
  'hi, could you please tell me: ',
  'please help me, ',
  'hello! ',
  'Hi there, quick question: ',
  'can you tell me ',
  'ok so ',
  'I would like to know: ',
];
const after = [', thanks', ' please', '? thank you!', ' thx', ', cheers'];

/** The question with words that say nothing. */
export function polite(text: string, { random }: Speech): string {
  const plain = text.replace(/[?.]$/, '');
  return random.chance(0.5) ? random.pick(before) + text : plain + random.pick(after);
}

/** The question without commas and the like; nothing if there were none. */
export function withoutPunctuation(text: string): string | undefined {
  const plain = text
    .replace(/(?<!\d)[,;:?!]|[,;:?!](?!\d)/g, '')
    .replace(/ +/g, ' ')
    .trim();
  return plain === text ? undefined : plain;
}

/** Words that are no key words, or of which one letter decides. */
const kept = new Set(
  'years year months month weeks week hours hour minutes minute seconds second metres meters centimetres centimeters kilometres kilometers miles inches pounds kilos kilograms grams litres liters gallons volts watts joules percent million crore crores lakhs thousand please thanks hello could would quick question there their these those about which three seven eight eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred calculate'.split(
    ' ',
  ),
);

/** The question with one slip in one longer word of the catalogue, which makes no other word of it. */
export function withTypo(
  text: string,
  { random }: Speech,
  dictionary: ReadonlySet<string>,
): string | undefined {
  const words = [...text.matchAll(/(?<![\p{L}\d'’.])[A-Za-z]{5,}(?![\p{L}\d'’])/gu)].filter(
    ([word]) => {
      const lower = word.toLowerCase();
      return dictionary.has(lower) && !kept.has(lower) && word.slice(1) === lower.slice(1);
    },
  );
  if (words.length === 0) return undefined;
  const { 0: word, index } = random.pick(words);
  // The first letter is seldom wrong.
  const at = 1 + random.below(word.length - 2);
  const letter = random.pick([...'aeiorstnlc']);
  const slips = [
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at] ?? '') + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
  ];
  const slip = random.pick(slips);
  if (slip === word || dictionary.has(slip.toLowerCase())) return undefined;
  return text.slice(0, index) + slip + text.slice(index + word.length);
}

/** Whether capitals or small letters would change a unit: mW and MW, M and m. */
export const hasCase = (text: string): boolean =>
  /\d\s?(?!(?:kg|cm|ft|in|lb|lbs|km|yrs|yr|years|year|months|days|hours|hrs|percent|pct|per|am|pm|AM|PM)\b)\p{L}{1,4}\b/u.test(
    text,
  ) || /[µΩ]|\b[A-Z][a-z]?\b(?!['’])/u.test(text.replace(/^[A-Z]/, 'a').replace(/\bI\b/g, ''));
