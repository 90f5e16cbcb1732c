import type { Tables } from '#schemas/manifest.ts';
import { dayOfPayment } from '#shared/extra-payments.ts';
import { bothRuns } from './compute.ts';
import type manifest from './manifest.ts';

/** What is owed month by month, without and with the extra payments. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const { without, withExtra } = bothRuns(inputs, results);
  return {
    schedule: without.map(({ balance }, index) => ({
      month: index + 1,
      date: dayOfPayment(inputs.nextPaymentDate, index + 1),
      balanceWithout: balance,
      balanceWith: withExtra[index]?.balance ?? 0,
    })),
  };
};
