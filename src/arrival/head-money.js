import { dataset, style } from './head-root.js';

/**
 * Shows amounts of no stated currency in the one that is given (money/chosen.ts), or that is set for
 * this page alone (`data-money-here`): `data-money` has its code, locale and decimals, `--money` its sign
 * and name.
 */
export function showMoney(own = '') {
  const [, money, sign = ''] =
    /^([A-Z]{3} [a-z]{2}(?:-[A-Z]{2})? \d) (.+)/.exec(dataset.moneyHere ?? own) ?? [];
  if (money === dataset.money) return;
  if (money) dataset.money = money;
  else delete dataset.money;
  style.setProperty('--money', sign);
  dispatchEvent(new Event('money'));
}
