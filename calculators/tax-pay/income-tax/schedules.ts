/*
 * The schedules of US federal income tax, one for each filing status. Renew them each autumn, when the
 * Internal Revenue Service publishes the figures of the next year: add schedules with ids of their own,
 * and options of the same ids in `manifest.ts`.
 */

export const taxYear = '2026';
export const validUntil = '2026-12-31';
/** The caution from the day after the last. */
export const past = 'The tax year 2026 has ended: check the current brackets.';
export const ratesSource =
  'Internal Revenue Service, Revenue Procedure 2025-32, section 4.01, October 2025';
export const deductionSource =
  'Internal Revenue Service, Revenue Procedure 2025-32, section 4.14, October 2025; tax year 2026';

/** The income above which a rate in percent applies. */
type Bracket = readonly [from: number, rate: number];

export interface Schedule {
  readonly standardDeduction: number;
  readonly brackets: readonly Bracket[];
}

export const single2026: Schedule = {
  standardDeduction: 16_100,
  brackets: [
    [0, 10],
    [12_400, 12],
    [50_400, 22],
    [105_700, 24],
    [201_775, 32],
    [256_225, 35],
    [640_600, 37],
  ],
};

export const joint2026: Schedule = {
  standardDeduction: 32_200,
  brackets: [
    [0, 10],
    [24_800, 12],
    [100_800, 22],
    [211_400, 24],
    [403_550, 32],
    [512_450, 35],
    [768_700, 37],
  ],
};

export const separate2026: Schedule = {
  standardDeduction: 16_100,
  brackets: [
    [0, 10],
    [12_400, 12],
    [50_400, 22],
    [105_700, 24],
    [201_775, 32],
    [256_225, 35],
    [384_350, 37],
  ],
};

export const head2026: Schedule = {
  standardDeduction: 24_150,
  brackets: [
    [0, 10],
    [17_700, 12],
    [67_450, 22],
    [105_700, 24],
    [201_750, 32],
    [256_200, 35],
    [640_600, 37],
  ],
};
