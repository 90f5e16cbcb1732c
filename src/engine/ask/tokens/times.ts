import { halfOfDay } from '../vocabulary.ts';
import { small } from './number-words.ts';
import { type Scanner, two } from './scanner.ts';
import type { Placed, TimeToken } from './token.ts';

/** A time of day from hours and minutes, in the morning (a) or afternoon (p); nothing if there is no such time. */
function timeOf(hour: number, minute: number, half: string | undefined) {
  if (half && (hour < 1 || hour > 12)) return undefined;
  const h = half ? (hour % 12) + (/^[pen]|^af/.test(half) ? 12 : 0) : hour;
  return h < 24 && minute < 60
    ? ({ kind: 'time', time: `${two(h)}:${two(minute)}` } as const)
    : undefined;
}

/** How times of day and durations are written. */
export const timeScanners: readonly Scanner<Omit<TimeToken, keyof Placed>>[] = [
  [
    new RegExp(`(\\d{1,2})(?:[:.](\\d{2}))?\\s*${halfOfDay}`, 'y'),
    ([, h, m = 0, a, b, c]) => timeOf(Number(h), Number(m), a ?? b ?? c),
  ],
  [
    /(\d{1,3}):(\d{2})(?::(\d{2}))?(?!\d|:)/y,
    ([, ...parts]) => {
      const clock = parts.filter((each) => each !== undefined).map(Number);
      const [h = 0, m = 0] = clock;
      return {
        kind: 'time',
        clock,
        time: clock.length === 2 ? timeOf(h, m, undefined)?.time : undefined,
      };
    },
  ],
  [/(?:12 )?noon\b|midday\b/y, () => ({ kind: 'time', time: '12:00' })],
  [/(?:12 )?midnight\b/y, () => ({ kind: 'time', time: '00:00' })],
  [
    new RegExp(`(half past|quarter (?:past|to)) (\\d{1,2}|[a-z]+)(?:\\s*${halfOfDay})?`, 'y'),
    ([, part = '', word = '', a, b, c]) => {
      const hour = Number(small.get(word) ?? word);
      if (!(hour >= 1 && hour <= 23)) return undefined;
      const minute = part === 'half past' ? 30 : 15;
      return part.endsWith('to')
        ? timeOf(hour - 1 || 12, 60 - minute, a ?? b ?? c)
        : timeOf(hour, minute, a ?? b ?? c);
    },
  ],
];
