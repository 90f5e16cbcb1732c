import type { Browser, CDPSession } from '@playwright/test';

/*
 * One visit on a slow line with a slow processor and nothing cached, by somebody who types as soon
 * as the form can be seen.
 */

/** 1.6 Mbit/s with 150 ms a round trip, and a processor four times slower than this one. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const slowdown = 4;

/** What is typed into a page, and what it has to show then. */
export interface Task {
  /** What to type, by the control's name, in the order of the form. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The result that is waited for, and the only right text of it. */
  readonly result: string;
  readonly text: string;
}

/** Times of one visit, in milliseconds; those of a moment count from the start of navigation. */
export interface Visit {
  readonly painted: number;
  readonly answered: number;
  /** Files that were requested before the answer, the document included. */
  readonly requests: number;
  /** From the slowest interaction to the next paint, by the browser's own Event Timing. */
  readonly slowest: number;
}

type Report = (message: string) => void;

/** How long a visit is watched after its answer: what was pressed last is measured when it is painted. */
const afterwards = 1000;

/**
 * Runs in the page: reports when the first control has been painted, the frame in which the right
 * result first stands there, and the slowest interaction.
 */
function watch({ task, afterwards }: { task: Task; afterwards: number }): void {
  const { inputs, result, text } = task;
  const { report } = window as unknown as { report: Report };
  const names = Object.keys(inputs);
  let painted = 0;
  let slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) slowest = Math.max(slowest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  // What is typed replaces what a form opens with.
  const enter = (control?: HTMLElement) => {
    control?.focus();
    (control as HTMLInputElement | undefined)?.select?.();
  };
  const look = () => {
    const control = document.getElementsByName(names[0] ?? '')[0];
    if (!painted && control?.checkVisibility()) {
      painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      if (painted) {
        enter(control);
        report('seen');
      }
    }
    const shown = document.querySelector(`output[name="${result}"], dd[data-result="${result}"]`);
    if (shown?.textContent === text) {
      const answered = performance.now();
      setTimeout(() => report(JSON.stringify({ painted, answered, slowest })), afterwards);
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
  // Whatever else stands between two inputs, this visitor goes from one to the next.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      const at = names.indexOf((event.target as HTMLInputElement).name);
      enter(document.getElementsByName(names[at + 1] ?? '')[0]);
    },
    true,
  );
}

/** One thing that a visitor does at a keyboard: a key, or a text at once. */
type Stroke = { readonly key: string } | { readonly text: string };

/** What fills in a form and submits it: key by key, or each text at once, as a paste or an autofill. */
const strokesOf = ({ inputs }: Task, keyByKey: boolean): readonly Stroke[] => [
  ...Object.values(inputs).flatMap((text, at): Stroke[] => [
    ...(at ? [{ key: 'Tab' }] : []),
    ...(keyByKey ? [...text].map((key) => ({ key })) : [{ text }]),
  ]),
  { key: 'Enter' },
];

const virtualKeys: Readonly<Record<string, number>> = { Tab: 9, Enter: 13, '.': 190 };

/** Does it, with so many milliseconds from one to the next, without waiting for what the page does. */
async function type(devtools: CDPSession, strokes: readonly Stroke[], pace: number): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const stroke of strokes) {
    if ('text' in stroke) {
      sent.push(devtools.send('Input.insertText', stroke));
    } else {
      const { key } = stroke;
      const text = key === 'Enter' ? '\r' : key === 'Tab' ? '' : key;
      const code = virtualKeys[key] ?? key.charCodeAt(0);
      const details = { key, windowsVirtualKeyCode: code };
      const down = text ? 'keyDown' : 'rawKeyDown';
      sent.push(devtools.send('Input.dispatchKeyEvent', { type: down, ...details, text }));
      sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...details }));
    }
    if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
  }
  await Promise.all(sent);
}

/** Visits a page once, in a fresh context, and types: all at once, or a key each so many milliseconds. */
export async function visit(browser: Browser, url: string, task: Task, pace = 0): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, { task, afterwards });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'report' });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // A browser that is still opening the tab would be measured with the page.
    await page.waitForTimeout(500);
    const requestTimes: number[] = [];
    devtools.on('Network.requestWillBeSent', ({ request, timestamp }) => {
      if (request.url.startsWith('http')) requestTimes.push(timestamp * 1000);
    });
    return await new Promise<Visit>((resolve, reject) => {
      const patience = setTimeout(() => reject(new Error(`${url}: no right result.`)), 30_000);
      devtools.on('Runtime.bindingCalled', ({ payload }) => {
        if (payload === 'seen') {
          type(devtools, strokesOf(task, pace > 0), pace).catch(() => {});
        } else {
          clearTimeout(patience);
          const times = JSON.parse(payload) as Omit<Visit, 'requests'>;
          const [start = 0] = requestTimes;
          const requests = requestTimes.filter((at) => at - start < times.answered).length;
          resolve({ ...times, requests });
        }
      });
      page.goto(url, { waitUntil: 'commit' }).catch(reject);
    });
  } finally {
    await context.close();
  }
}
