import { letters } from '#shared/letters.ts';

/** A grade and the percentage below which it ends; the best has no end. */
export interface Grade {
  readonly label: string;
  readonly below?: number;
}

const grades = (best: string, ...others: readonly (readonly [below: number, label: string])[]) => [
  ...others.map(([below, label]): Grade => ({ below, label })),
  { label: best },
];

/** The grades of each scale, from the lowest up. Where they come from stands in the article. */
export const scales: Readonly<
  Record<'site' | 'us' | 'usPlain' | 'uk' | 'india', readonly Grade[]>
> = {
  site: letters,
  // biome-ignore format: a list
  us: grades(
      'A+', [60, 'F'], [63, 'D-'], [67, 'D'], [70, 'D+'], [73, 'C-'], [77, 'C'], [80, 'C+'],
      [83, 'B-'], [87, 'B'], [90, 'B+'], [93, 'A-'], [97, 'A'],
    ),
  usPlain: grades('A', [60, 'F'], [70, 'D'], [80, 'C'], [90, 'B']),
  // biome-ignore format: a list
  uk: grades(
      'First', [40, 'Fail'], [50, 'Third'], [60, 'Lower second (2:2)'], [70, 'Upper second (2:1)'],
    ),
  // The percentage is rounded to a whole one first, a half up.
  // biome-ignore format: a list
  india: grades(
      'A1', [32.5, 'E'], [40.5, 'D'], [50.5, 'C2'], [60.5, 'C1'], [70.5, 'B2'], [80.5, 'B1'],
      [90.5, 'A2'],
    ),
};
