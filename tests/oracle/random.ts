/*
 * Random texts as people type them, from a seed: the same seed gives the same texts everywhere.
 */

/** A source of numbers from 0 up to 1 (mulberry32). */
function source(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const pad = (part: number, length = 2): string => String(part).padStart(length, '0');

export class Random {
  private readonly next: () => number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (const char of seed) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
    this.next = source(hash);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)] as T;
  }

  /** A decimal with at most so many digits after the point. */
  between(from: number, to: number, digits = 2): string {
    return (from + this.next() * (to - from)).toFixed(this.int(0, digits));
  }

  /** Even over the orders of magnitude, with up to four decimals; now and then a half of a cent. */
  amount(from = 0.01, to = 1e9): string {
    const value = from * (to / from) ** this.next();
    if (this.chance(0.15)) return `${value.toFixed(2)}5`;
    const text = value.toFixed(this.int(0, 4));
    return Number(text) > 0 ? text : String(from);
  }

  /** A yearly rate in percent: everyday, round, zero, hardly above zero, or one with exact roots. */
  rate(): string {
    return this.pick([
      () => this.between(0, 40, 4),
      () => this.between(1, 15, 2),
      () => this.between(0, 1, 4),
      () => this.pick(['0', '0.000001', '0.00012', '0.01', '6', '12', '40']),
      () => this.pick(['21', '10.25', '4.04', '32.25', '33.1', '12.36', '24', '36']),
    ])();
  }

  /** Years from a quarter to sixty: whole, quarters, or decimals. */
  years(): string {
    return this.pick([
      () => String(this.int(1, 40)),
      () => String(this.int(1, 240) / 4),
      () => this.between(0.25, 60, 3),
      () => this.pick(['0.25', '0.5', '1', '1.5', '60']),
    ])();
  }

  /** On a threshold, or a little to one side of it. */
  near(...thresholds: readonly number[]): string {
    const threshold = this.pick(thresholds);
    const step = this.pick([0, 0, 0.0001, 0.005, 0.01, 0.5, 1]);
    return String(Number((threshold + this.pick([-step, step])).toFixed(4)));
  }

  /** Any day of the years 1900 to 2100; the ends of months and 29 February more often. */
  day(): string {
    const year = this.int(1900, 2100);
    if (this.chance(0.1)) return `${year - (year % 4)}-02-${this.pick(['28', '29'])}`;
    const month = this.int(1, 12);
    const last = month === 2 ? 28 : [4, 6, 9, 11].includes(month) ? 30 : 31;
    return `${year}-${pad(month)}-${pad(this.chance(0.2) ? last : this.int(1, last))}`;
  }

  time(): string {
    return `${pad(this.int(0, 23))}:${pad(this.int(0, 59))}`;
  }
}
