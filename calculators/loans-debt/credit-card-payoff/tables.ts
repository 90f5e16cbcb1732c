import type { Tables } from '#schemas/manifest.ts';
import { payoff } from '#shared/cent-schedule.ts';
import type manifest from './manifest.ts';

/** The debt month by month, to the cent. */
export const tables: Tables<typeof manifest> = (
  { balance, apr, monthlyPayment, targetMonths },
  { results: { requiredPayment } },
) => {
  const payment = monthlyPayment ?? requiredPayment;
  const months = targetMonths?.toNumber();
  return { schedule: payoff({ balance, annualRate: apr, payment: () => payment, months }) };
};
