import { later } from '#schemas/functions/later.ts';
import common from '#shared/zone-names-common.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;

const further = later({
  all: (): Promise<{ readonly default: Names }> =>
    import('#shared/zone-names.json', { with: { type: 'json' } }),
});

/**
 * The abbreviation of a zone's time at a moment (seconds since 1970) with an offset from UTC (minutes): "EST". Nothing
 * where people write none. Throws the promise of the names of the zones that are not common ones.
 */
export function abbreviationAt(zone: string, moment: number, offset: number): string | undefined {
  const names = Object.hasOwn(common, zone)
    ? (common as Names)[zone]
    : further('all').default[zone];
  // "CST-360 CDT-300<972802800|EST-300": what held before a moment, and from then on.
  const period = names?.split('|').find((each) => moment < Number(each.split('<')[1] ?? Infinity));
  const found = period
    ?.match(/[A-Z]+-?[\d.]+/g)
    ?.find((each) => Number(each.replace(/^[A-Z]+/, '')) === offset);
  return found?.replace(/[-\d.]+$/, '');
}
