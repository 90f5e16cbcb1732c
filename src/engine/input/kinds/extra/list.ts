import { plural } from '../../../../../schemas/functions/plural.ts';
import type { ListField } from '../../../../../schemas/manifest.ts';
import { english, type Presentation } from '../../../format/presentation.ts';
import { isDate } from '../date.ts';
import {
  type Kind,
  longestList,
  quoted,
  type ReadContext,
  type Reading,
  refuse,
  textOf,
  unreadable,
} from '../kind.ts';
import { limits, number } from '../number.ts';

/**
 * Separators between numbers: white space, semicolons, and a comma before one of them or at the end.
 * A no-break space or any other comma may group the digits of one number, and "2 1/2" is one.
 */
const betweenNumbers =
  /(?:[^\S\u00a0\u202f](?!(?<=(?:^|\s)\d+\s)(?:\d+\/\d|[¼-¾⅐-⅞]))|[;；]|[,，](?=[\s;；]|$))/;
const betweenDates = /[\s;；,，]/;

/** The entries of a list as typed, without the separators. */
export const entriesOf = (raw: unknown, { of }: ListField): readonly string[] =>
  Array.isArray(raw)
    ? Array.from(raw, textOf)
    : textOf(raw)
        .split(of === 'date' ? betweenDates : betweenNumbers)
        .filter((entry) => entry.trim());

/** What a message says of a number of entries. */
const texts = {
  number: {
    counted: { one: '# number', other: '# numbers' },
    read: { one: '# number was read.', other: '# numbers were read.' },
  },
  date: {
    counted: { one: '# date', other: '# dates' },
    read: { one: '# date was read.', other: '# dates were read.' },
  },
};

/** "1 number", "2,000 dates". */
export const counted = (count: number, { of }: ListField, { locale } = english): string =>
  plural(count, texts[of ?? 'number'].counted, locale);

/** What a list accepts: "2 to 12 numbers, each above 0, with spaces or line breaks between them". */
function listed(field: ListField, presentation = english): string {
  const { minCount = 1, maxCount, of, whole } = field;
  const least = minCount < maxCount ? `${minCount.toLocaleString(presentation.locale)} to ` : '';
  const each = `${whole ? ' a whole number' : ''}${limits(field, presentation).replace(/^,/, '')}`;
  const more = of === 'date' ? ' like 2026-12-31' : each && `, each${each}`;
  return `${least}${counted(maxCount, field, presentation)}${more}, with spaces or line breaks between them`;
}

const readDate = (entry: string): Reading =>
  isDate(entry)
    ? { value: entry }
    : unreadable(`“${entry.slice(0, 60)}” is not a date. Write each date as YYYY-MM-DD.`);

/** `list`: numbers or dates, in the order typed. */
export const list = {
  accepts: (field: ListField, presentation?: Presentation): string =>
    `Enter ${listed(field, presentation)}.`,

  read(
    raw: unknown,
    field: ListField,
    context: Pick<ReadContext, 'form' | 'presentation'>,
  ): Reading {
    const { minCount = 1, maxCount, of, optional, message: own, ...each } = field;
    const { presentation } = context;
    const accepts = list.accepts(field, presentation);
    if (textOf(raw).length > longestList) return refuse(`This text is too long. ${accepts}`);
    const entries = entriesOf(raw, field);
    const count = entries.length;
    if (count === 0) return optional ? { value: undefined } : refuse(accepts);
    const read = `${plural(count, texts[of ?? 'number'].read, (presentation ?? english).locale)} ${accepts}`;
    if (count > maxCount)
      return refuse(of ? `Enter at most ${counted(maxCount, field, presentation)}.` : read);
    const value: unknown[] = [];
    for (const [index, entry] of entries.entries()) {
      const reading =
        of === 'date' ? readDate(entry) : number.read(entry, { ...each, kind: 'number' }, context);
      if ('value' in reading) value.push(reading.value);
      else {
        const [{ message, unreadable: isUnreadable } = { message: '' }] = reading.refusals;
        if (of) return unreadable(message);
        if (own && !isUnreadable) return refuse(own);
        const named = message.startsWith('“') ? '' : `, ${quoted(entry)}`;
        // "1,2,3" was most likely meant as three numbers.
        const hint = /\d,.*\d,/.test(entry) ? ' Put a space after a comma between numbers.' : '';
        return unreadable(`Entry ${index + 1}${named}: ${message}${hint}`);
      }
    }
    return count < minCount ? refuse(own ?? read) : { value };
  },
} satisfies Kind<ListField>;
