import type { Tables } from '#schemas/manifest.ts';
import { isCleared, namesOf, planOf, totalOf } from './compute.ts';
import type manifest from './manifest.ts';

/** What to pay to each debt in the first month, and what is owed month by month, both ways. */
export const tables: Tables<typeof manifest> = (form, { results: { monthlyBudget } }) => {
  const avalanche = planOf(form, monthlyBudget, 'avalanche');
  const snowball = planOf(form, monthlyBudget, 'snowball');
  const plan = form.strategy === 'avalanche' ? avalanche : snowball;
  const cleared = [avalanche, snowball].filter(isCleared);
  const longest = Math.max(...cleared.map(({ length }) => length));
  return {
    firstMonth: namesOf(form).flatMap((name, index) => {
      const share = plan[0]?.[index];
      return share ? [{ name, ...share }] : [];
    }),
    path: Array.from({ length: longest }, (_, month) => ({
      payment: totalOf(plan[month], 'payment'),
      interest: totalOf(plan[month], 'interest'),
      avalanche: totalOf(avalanche[month], 'balance'),
      snowball: totalOf(snowball[month], 'balance'),
    })),
  };
};
