import { Big } from '#schemas/decimal.ts';

/** Equal or rising deposits, so many a year: 12, 4 or 1. */
export interface Deposits {
  /** What the deposit with this number is; 1 is the first. */
  readonly amount: (number: number) => Big;
  readonly timesAYear: Big;
  readonly atBeginning: boolean;
  /** How many are made. */
  readonly count: Big;
}

/** What the deposits up to the end of a month add up to, and what they are worth then. */
export interface Deposited {
  readonly made: Big;
  readonly worth: Big;
}

/**
 * Deposits month by month at a growth of each month (1.01 is 1 %). A deposit is made at the beginning or
 * at the end of its period, which is a beginning or an end of a month.
 */
export function depositsByMonth(
  deposits: Deposits,
  month: Big,
  months: number,
): readonly Deposited[] {
  const { amount, atBeginning } = deposits;
  const apart = Big(12).div(deposits.timesAYear).toNumber();
  const count = deposits.count.toNumber();
  let [made, worth, number] = [Big(0), Big(0), 0];
  return Array.from({ length: months }, (_, index): Deposited => {
    const isDue = (atBeginning ? index : index + 1) % apart === 0 && number < count;
    if (isDue) number += 1;
    const deposit = isDue ? amount(number) : Big(0);
    made = made.plus(deposit);
    worth = atBeginning
      ? worth.plus(deposit).times(month).prec(60, 1)
      : worth.times(month).plus(deposit).prec(60, 1);
    return { made, worth };
  });
}
