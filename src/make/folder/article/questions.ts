import type { Digits } from '../../../../schemas/manifest.ts';
import { unitsFor } from '../../../page/fields/aid/units.ts';
import { capital, escaped, listed, named, theId, unitOf } from '../../draft/wording.ts';
import { digitsText, isNumber, paragraph, rounds, type Subject } from './subject.ts';

/** Writes the section of questions, each with its answer. */
export function questions(subject: Subject): string {
  const { manifest, asked, optional, headlines, examples, words } = subject;
  const fieldIds = [...asked, ...optional];
  const numbers = fieldIds.filter((id) =>
    /^(?:number|integer)$/.test(manifest.fields[id]?.kind ?? ''),
  );
  const main = headlines.find((id) => isNumber(manifest.results[id])) ?? headlines[0];
  const varied = numbers[0];
  const inUnits = numbers.flatMap((id) => {
    const units = unitsFor(unitOf(manifest, id), manifest.fields[id] as never);
    return units.length > 1 && units[0] !== '' ? [{ id, units }] : [];
  })[0];
  const digits = main ? digitsText((manifest.results[main] as { digits?: Digits }).digits) : '';
  const isOwnMoney = main !== undefined && manifest.ownMoney?.includes(main);
  const more = examples.slice(1);
  const all: readonly (readonly [question: string, answer: string] | undefined | false)[] = [
    asked.length > 0 && [
      `What do I need to know to ${words.find} ${named(manifest, headlines, 3)}?`,
      paragraph(
        `You need ${named(manifest, asked, 6)}, and there is no answer while ${asked.length === 1 ? 'this' : 'one of them'} is missing.`,
        optional.length > 0 &&
          `The form also asks for ${named(manifest, optional, 6)}, but accepts a blank there.`,
      ),
    ],
    inUnits && [
      `Can I enter ${theId(manifest, inUnits.id)} in another unit?`,
      `Yes, the field accepts ${listed(inUnits.units.slice(0, 5).map(escaped), 'or')}, and you can switch between them beside the number. The conversion is automatic.`,
    ],
    main !== undefined &&
      varied !== undefined &&
      isNumber(manifest.results[main]) && [
        `How does ${theId(manifest, main)} change with ${theId(manifest, varied)}?`,
        `Open “What if” below the result, and ${words.raise} or ${words.lower} ${theId(manifest, varied)} there. The ${words.page} ${words.finds} ${theId(manifest, main)} for every new value ${words.ready}.`,
      ],
    main !== undefined &&
      varied !== undefined &&
      isNumber(manifest.results[main]) && [
        `Can I start from ${theId(manifest, main)} and work backwards?`,
        `Yes, open “Solve for” below the result, choose the entry that you do not know, such as ${theId(manifest, varied)}, and enter the answer that you want. The ${words.page} then searches all values that the form accepts, and it explains the reason when none of them leads there.`,
      ],
    main !== undefined &&
      digits !== '' &&
      isNumber(manifest.results[main]) && [
        `How exact is ${theId(manifest, main)}?`,
        rounds(manifest)
          ? `It is shown ${digits}. Some steps round a figure on the way, as their formulas say, and nothing else is rounded before the end.`
          : `It is shown ${digits}, but the calculation itself keeps all digits until the end, so that small errors cannot accumulate from one step to the next. Only the figure that you see is rounded.`,
      ],
    isOwnMoney && [
      `Which currency does ${theId(manifest, main)} have?`,
      `It is in the currency that you choose on the page, and so are all other amounts of money. No exchange rate is used, so an amount in another currency has to be converted separately.`,
    ],
    more.length > 0 && [
      'Where can I see other cases?',
      `Below the form, you can open ${more.length === 1 ? 'another example, which fills' : `${more.length} other examples, which fill`} in the form automatically, and then replace individual numbers with your own.`,
    ],
    [
      `Does anybody see what I enter for ${named(manifest, [varied ?? fieldIds[0] ?? ''])}?`,
      `No, the complete calculation happens in your own browser. Nothing that you enter is sent to a server, so you can experiment with as many different numbers as you like before you decide anything.`,
    ],
    [
      `Can I send ${named(manifest, headlines, 2)} to another person?`,
      `Yes, the ${words.page} can give you a link that contains your entries, and everybody who opens it sees the form filled in with the same information, together with the answer that you see.`,
    ],
  ];
  return all
    .filter((each) => each !== undefined && each !== false)
    .map(([question, text]) => `### ${capital(question)}\n\n${text}`)
    .join('\n\n');
}
