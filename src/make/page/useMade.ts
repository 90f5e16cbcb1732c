import { useEffect, useRef, useState } from 'react';
import { lazyPart, prefetch } from '../../browser/lazy.ts';
import type { DraftData, envelopeKeys } from '../../engine/draft/draft.ts';
import { manifestIn } from '../../engine/draft/formulas.ts';
import { pack } from '../../engine/draft/link.ts';
import { partlyPreviewable, previewable } from '../../engine/draft/previewable.ts';
import { codeOf } from '../draft/code.ts';
import { type MadeCalculator, makeCalculator } from './calculator.ts';
import type { stepsOf } from './steps.ts';

/** The page of a draft, as far as it can be made. */
export interface Made {
  readonly made?: MadeCalculator;
  /** Changes with the calculator. */
  readonly version: number;
  /** Whether it is of an earlier draft: of the current one no page can be made. */
  readonly isStale: boolean;
  /** Whether nothing is left out because of a mistake. */
  readonly isWhole: boolean;
  /** The pair of a fragment that carries the draft; empty while there is none. */
  readonly link: string;
  /** Why the functions that the draft uses are not there. */
  readonly failure?: string;
}

/** What a link carries of a draft: the shortest text of it, without the article. */
export const textForLink = (data: DraftData): string => {
  const { $schema, article, ...rest } = data as Record<(typeof envelopeKeys)[0], unknown> & {
    readonly article?: unknown;
  };
  return JSON.stringify(rest);
};

/** Draws the steps; it comes after the page. */
const steps = lazyPart(() => import('./steps.ts'));

/** How long nothing may change before the page is made anew, in milliseconds. */
const pause = 200;

/** Makes the page of a draft whenever the draft changes and a page can be made of it. */
export function useMade(data: DraftData | undefined): Made {
  const [made, setMade] = useState<Made>({ version: 0, isStale: false, isWhole: true, link: '' });
  const isFirst = useRef(true);
  useEffect(() => {
    let isCurrent = true;
    async function update() {
      const own = data && manifestIn(data);
      const whole = own && previewable(own);
      const manifest = whole ?? (own && partlyPreviewable(own));
      if (!data || !manifest) return setMade((before) => ({ ...before, isStale: true }));
      try {
        const [{ functions }, link] = await Promise.all([codeOf(data), pack(textForLink(data))]);
        let before: MadeCalculator | undefined;
        const show = (draw?: typeof stepsOf) => {
          const next = makeCalculator(manifest, functions, link, draw);
          if (!isCurrent) return;
          // Drawn formulas change no answer: what the page shows, an error as well, stays.
          const { compute } = (before ?? next).calculator;
          before ??= next;
          setMade(({ version }) => ({
            made: { ...next, calculator: { ...next.calculator, compute } },
            version: version + 1,
            isStale: false,
            isWhole: whole !== undefined,
            link,
          }));
        };
        show(steps.value?.stepsOf);
        // Without a network the page has no formulas, and answers all the same.
        if (!steps.value)
          prefetch(steps).then(
            ({ stepsOf }) => show(stepsOf),
            () => {},
          );
      } catch (error) {
        const { message } = error as Error;
        if (isCurrent) setMade((before) => ({ ...before, isStale: true, failure: message }));
      }
    }
    const timer = setTimeout(update, isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [data]);
  return made;
}
