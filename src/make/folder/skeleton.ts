import { sections } from '../../engine/check/readability.ts';

/** What an editor has to write in each section of an article. */
const belongs: Readonly<Record<keyof typeof sections, string>> = {
  about: 'who asks this question and when, what to enter, and what the answer is good for.',
  formula: 'the formula in TeX, between two pairs of dollar signs, and what each symbol means.',
  example:
    'one case from start to end, its figures taken from the first example as CONTRIBUTING.md shows.',
  result: 'what a high, a low or an odd result means, and what to do next.',
  limits: 'what the formula takes for granted, and where it must not be used.',
  questions:
    'four questions or more, each a heading of the third level that ends in a question mark, each with its answer.',
  sources: 'the publications that a reader can check this against, with links.',
};

/** An article that is still to be written: its headings, with a TODO for each section. */
export const articleSkeleton = (): string =>
  Object.entries(sections)
    .map(
      ([id, what]) =>
        `## TODO: a heading on ${what} {#${id}}\n\nTODO: ${belongs[id as keyof typeof sections]}\n`,
    )
    .join('\n');
