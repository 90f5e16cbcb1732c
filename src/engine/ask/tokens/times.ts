import { halfOfDay } from '../vocabulary.ts';
import { small } from './number-words.ts';
import { type Scanner, two } from './scanner.ts';
import type { Placed, TimeToken } from './token.ts';

/** A time of day from hours and minutes, in the morning (a) or afternoon (p). */
function timeOf(hour: number, minute: number, half: string | undefined): string | undefined {
  if (half && (hour < 1 || hour > 12)) return undefined;
  const h = half ? (hour % 12) + (/^[pen]|^af/.test(half) ? 12 : 0) : hour;
  return h < 24 && minute < 60 ? `${two(h)}:${two(minute)}` : undefined;
}
/** A time of day as a token; nothing if there is no such time. */
const atTime = (time: string | undefined) => time && ({ kind: 'time', time } as const);

/** How times of day and durations are written. */
export const timeScanners: readonly Scanner<Omit<TimeToken, keyof Placed>>[] = [
  [
    new RegExp(`(\\d{1,2})[:.](\\d{2})\\s*${halfOfDay}`, 'y'),
    ([, h, m, a, b, c]) => atTime(timeOf(Number(h), Number(m), a ?? b ?? c)) || undefined,
  ],
  [
    new RegExp(`(\\d{1,2})\\s*${halfOfDay}`, 'y'),
    ([, h, a, b, c]) => atTime(timeOf(Number(h), 0, a ?? b ?? c)) || undefined,
  ],
  [
    /(\d{1,3}):(\d{2})(?::(\d{2}))?(?!\d|:)/y,
    ([, ...parts]) => {
      const clock = parts.filter((each) => each !== undefined).map(Number);
      const [h = 0, m = 0] = clock;
      return {
        kind: 'time',
        clock,
        time: clock.length === 2 ? timeOf(h, m, undefined) : undefined,
      };
    },
  ],
  [/(?:12 )?noon\b|midday\b/y, () => ({ kind: 'time', time: '12:00' })],
  [/(?:12 )?midnight\b/y, () => ({ kind: 'time', time: '00:00' })],
  [
    new RegExp(`(half past|quarter past|quarter to) (\\d{1,2}|[a-z]+)(?:\\s*${halfOfDay})?`, 'y'),
    ([, part, word = '', a, b, c]) => {
      const hour = small[word] ?? Number(word);
      if (!(hour >= 1 && hour <= 23)) return undefined;
      const minute = part === 'half past' ? 30 : part === 'quarter past' ? 15 : 45;
      const at = part === 'quarter to' ? hour - 1 || 12 : hour;
      return atTime(timeOf(at, minute, a ?? b ?? c)) || undefined;
    },
  ],
];
