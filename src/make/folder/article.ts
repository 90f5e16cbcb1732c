import type { ExpandedManifest } from '../../../schemas/calculator.ts';
import type { ExpandedCalculator } from '../../engine/calculator.ts';
import { limits, measure } from '../../engine/check/readability.ts';
import { capital, escaped, named } from '../draft/wording.ts';
import { about } from './article/about.ts';
import { example } from './article/example.ts';
import { formula } from './article/formulas.ts';
import { limitsText } from './article/limits.ts';
import { questions } from './article/questions.ts';
import { result } from './article/result.ts';
import { sources } from './article/sources.ts';
import { type Subject, subjectOf, synonyms, wordsAt } from './article/subject.ts';

/*
 * The article of a draft, written from its manifest and what the engine answers: a beginning that an
 * editor improves. It says only what the manifest says, or what follows from it.
 */

/** A label in a heading, without the article. */
const bare = (manifest: ExpandedManifest, ids: readonly string[]): string =>
  named(manifest, ids, 3).replace(/(^|, | and )the /g, '$1');

function articleIn(subject: Subject): string {
  const { manifest, asked, headlines, examples, words } = subject;
  const main = named(manifest, headlines, 2);
  const inputs = asked.length > 0 ? asked : Object.keys(manifest.fields);
  const title = examples[0] ? `: ${escaped(examples[0].example.title)}` : '';
  const parts: readonly (readonly [heading: string, id: string, text: string])[] = [
    [
      `${capital(bare(manifest, headlines))} from ${bare(manifest, inputs)}`,
      'about',
      about(subject),
    ],
    [`How to ${words.find} ${main}`, 'formula', formula(subject)],
    [`An example${title}`, 'example', example(subject)],
    [`How to read ${main}`, 'result', result(subject)],
    [`What ${main} cannot tell you`, 'limits', limitsText(subject)],
    [`Questions about ${main}`, 'questions', questions(subject)],
    ['Sources', 'sources', sources(subject)],
  ];
  return parts.map(([heading, id, text]) => `## ${heading} {#${id}}\n\n${text}\n`).join('\n');
}

/** How far a text is from the middle of the reading grades that the check asks for. */
const offGrade = (markdown: string): number =>
  Math.abs(
    measure(markdown.replace(/\{\{[^}]*\}\}/g, '1')).grade -
      (limits.grade.atLeast + limits.grade.atMost) / 2,
  );

/**
 * The file `article.md` of a calculator that computes, in the seven sections that the check asks for,
 * with as many of the longer words as its reading grade allows.
 */
export function articleOf(calculator: ExpandedCalculator): string {
  const subject = subjectOf(calculator);
  const levels = Array.from({ length: Object.keys(synonyms).length + 1 }, (_, level) => level);
  const [best = ''] = levels
    .map((level) => articleIn({ ...subject, words: wordsAt(level) }))
    .map((markdown) => ({ markdown, off: offGrade(markdown) }))
    .sort((a, b) => a.off - b.off)
    .map(({ markdown }) => markdown);
  return best;
}
