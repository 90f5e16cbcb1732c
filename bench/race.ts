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

/** What is typed into a page, and what it has to say then. */
export interface Task {
  /** What to type, by the control's name, in the order of the form. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The result that is waited for, and the only right text of it. */
  readonly result: string;
  readonly text: string;
}

/** Times of one visit, in milliseconds after navigation began. */
export interface Visit {
  readonly painted: number;
  readonly answered: number;
  /** Files that were asked for before the answer, the document included. */
  readonly requests: number;
}

type Report = (message: string) => void;

/**
 * Runs in the page: reports when the first control has been painted, and the frame in which the
 * right result first stands there.
 */
function watch({ inputs, result, text }: Task): void {
  const { report } = window as unknown as { report: Report };
  const [first = ''] = Object.keys(inputs);
  let painted = 0;
  const look = () => {
    const control = document.getElementsByName(first)[0];
    if (!painted && control?.checkVisibility()) {
      painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      if (painted) {
        control.focus();
        report('seen');
      }
    }
    if (document.querySelector(`output[name="${result}"]`)?.textContent === text) {
      report(JSON.stringify({ painted, answered: performance.now() }));
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

/** Types into the focused control and the ones after it, without waiting between the keys. */
async function type(devtools: CDPSession, { inputs }: Task): Promise<void> {
  const press = (key: string, code: number, text = '') => {
    const details = { key, code: key, windowsVirtualKeyCode: code, text };
    return [
      devtools.send('Input.dispatchKeyEvent', {
        type: text ? 'keyDown' : 'rawKeyDown',
        ...details,
      }),
      devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...details }),
    ];
  };
  const texts = Object.values(inputs);
  await Promise.all(
    texts.flatMap((text, at) => [
      devtools.send('Input.insertText', { text }),
      ...(at < texts.length - 1 ? press('Tab', 9) : press('Enter', 13, '\r')),
    ]),
  );
}

/** Visits a page once, in a fresh context. */
export async function visit(browser: Browser, url: string, task: Task): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, task);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'report' });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // A browser that is still opening the tab would be measured with the page.
    await page.waitForTimeout(500);
    let requests = 0;
    devtools.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.startsWith('http')) requests += 1;
    });
    return await new Promise<Visit>((resolve, reject) => {
      const patience = setTimeout(() => reject(new Error(`${url}: no right result.`)), 30_000);
      devtools.on('Runtime.bindingCalled', ({ payload }) => {
        if (payload === 'seen') {
          type(devtools, task).catch(reject);
        } else {
          clearTimeout(patience);
          resolve({ ...JSON.parse(payload), requests });
        }
      });
      page.goto(url, { waitUntil: 'commit' }).catch(reject);
    });
  } finally {
    await context.close();
  }
}
