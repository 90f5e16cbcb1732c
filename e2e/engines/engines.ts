import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import puppeteer, {
  type Browser,
  type ElementHandle,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
import { Builder, Key as SeleniumKey, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findBrowser, findFirefox, findWebKit } from '../../scripts/browser.js';
import { findElement, watchForErrors } from './in-page.ts';

/*
 * Three browsers behind one small interface: Chromium and Firefox by puppeteer, WebKit by WebDriver.
 */

/** The keys that journeys press, named as in `KeyboardEvent.code`. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight';

/** An element of the page: the first visible one of a CSS selector, with this accessible name or text. */
export type Target = readonly [css: string, name?: string];

/** What a page is asked to run. It is sent as text, so it knows nothing but its arguments. */
type InPage<A extends readonly unknown[], R> = (...args: A) => R;

/** One page of a browser, with storage of its own. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate<A extends readonly unknown[], R>(run: InPage<A, R>, ...args: A): Promise<R>;
  /** What a function reads of an element; nothing if it is not there. */
  read<R>(target: Target, read: (element: HTMLElement) => R): Promise<R | undefined>;
  /** Presses the pointer on an element; false if it is not there. */
  click(target: Target): Promise<boolean>;
  type(text: string): Promise<void>;
  /** Presses a key, or a letter together with Control. */
  press(key: Key | 'Control+a' | 'Control+v'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A picture of what is visible, as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser that runs. */
interface RunningEngine {
  readonly version: string;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser that may be installed. */
export interface Engine {
  readonly name: string;
  /** The Debian packages that bring it. */
  readonly packages: readonly string[];
  /** What to install where there is no apt-get. */
  readonly advice: string;
  readonly isInstalled: () => boolean;
  readonly start: () => Promise<RunningEngine>;
}

const size = { width: 1280, height: 900 };

function puppeteerTab(page: Page, close: () => Promise<void>): Tab {
  const find = async ([css, name]: Target) =>
    (
      await page.evaluateHandle(findElement, css, name ?? null)
    ).asElement() as ElementHandle<HTMLElement> | null;
  const modified = async (letter: 'a' | 'v') => {
    await page.keyboard.down('Control');
    await page.keyboard.press(letter);
    await page.keyboard.up('Control');
  };
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    evaluate: (run, ...args) =>
      page.evaluate<unknown[], (...all: unknown[]) => unknown>(run as never, ...args) as never,
    read: async (target, read) => {
      const element = await find(target);
      return element ? element.evaluate(read as (element: HTMLElement) => never) : undefined;
    },
    click: async (target) => {
      const element = await find(target);
      await element?.click();
      return element !== null;
    },
    type: (text) => page.keyboard.type(text),
    press: (key) =>
      key === 'Control+a' || key === 'Control+v'
        ? modified(key === 'Control+a' ? 'a' : 'v')
        : page.keyboard.press(key satisfies KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close,
  };
}

async function puppeteerEngine(browser: Browser): Promise<RunningEngine> {
  return {
    version: await browser.version(),
    newTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      await page.evaluateOnNewDocument(watchForErrors);
      return puppeteerTab(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

const seleniumKeys: Readonly<Record<Key, string>> = {
  Enter: SeleniumKey.ENTER,
  Tab: SeleniumKey.TAB,
  Escape: SeleniumKey.ESCAPE,
  Space: SeleniumKey.SPACE,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowUp: SeleniumKey.ARROW_UP,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
};

function seleniumTab(driver: WebDriver): Tab {
  const find = ([css, name]: Target) =>
    driver.executeScript<WebElement | null>(findElement, css, name ?? null);
  /**
   * Leaves the page and waits until another document is parsed: “eager”, which should do so, hangs. Then
   * watches for errors, since WebDriver runs nothing before a page's own scripts.
   */
  const leave = async (navigate: () => Promise<void>) => {
    await driver.executeScript(() => document.documentElement.setAttribute('data-left', ''));
    await navigate();
    await driver.wait(() =>
      driver
        .executeScript<boolean>(
          () => document.readyState !== 'loading' && !('left' in document.documentElement.dataset),
        )
        // The page was left during the look at it.
        .catch(() => false),
    );
    await driver.executeScript(watchForErrors);
  };
  /** A URL that differs from the current one only in its fragment loads no new document. */
  const open = async (url: string) => {
    const current = await driver.getCurrentUrl();
    const isFragment = url.includes('#') && url.split('#')[0] === current.split('#')[0];
    await (isFragment ? driver.get(url) : leave(() => driver.get(url)));
  };
  return {
    open,
    reload: () => leave(() => driver.navigate().refresh()),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    read: async (target, read) => {
      const element = await find(target);
      return element ? driver.executeScript(read, element) : undefined;
    },
    click: async (target) => {
      const element = await find(target);
      await element?.click();
      return element !== null;
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) =>
      key === 'Control+a' || key === 'Control+v'
        ? driver
            .actions()
            .keyDown(SeleniumKey.CONTROL)
            .sendKeys(key === 'Control+a' ? 'a' : 'v')
            .keyUp(SeleniumKey.CONTROL)
            .perform()
        : driver.actions().sendKeys(seleniumKeys[key]).perform(),
    resize: (width, height) => resize(driver, width, height),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** Gives a window the size at which its page has the given one. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const [innerWidth, innerHeight] = await driver.executeScript<[number, number]>(() => [
    globalThis.innerWidth,
    globalThis.innerHeight,
  ]);
  await window.setRect({
    x: 0,
    y: 0,
    width: width + width - innerWidth,
    height: height + height - innerHeight,
  });
}

/** A port that nothing listens on. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Whether something answers at an address; asked again until it does, or its process has ended. */
async function answers(url: string, isRunning: () => boolean): Promise<boolean> {
  while (isRunning()) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/** Starts a screen without a monitor, for a browser that needs one; gives its name. */
async function startScreen() {
  // Without -noreset, Xvfb restarts when its last window is closed, and a browser that starts at that
  // moment cannot connect.
  const options = ['-displayfd', '3', '-noreset', '-screen', '0', '1600x1200x24'];
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await Promise.race([
    once(screen.stdio[3] as Readable, 'data'),
    once(screen, 'close').then(() => {
      throw new Error('Xvfb does not start.');
    }),
  ]);
  return { name: `:${String(number).trim()}`, close: () => screen.kill() };
}

async function startWebKit(): Promise<RunningEngine> {
  const screen = await startScreen();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = spawn(findWebKit() ?? '', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.name,
      LANGUAGE: 'en_US',
      // Its sandbox cannot be set up by root, nor in most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const close = async () => {
    service.kill();
    screen.close();
  };
  // Also when this process exits while the browser hangs.
  process.once('exit', close);
  const newTab = async () => {
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(url)
      .withCapabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' })
      .build();
    await resize(driver, size.width, size.height);
    return { driver, tab: seleniumTab(driver) };
  };
  try {
    if (!(await answers(`${url}/status`, () => service.exitCode === null))) {
      throw new Error('WebKitWebDriver does not start.');
    }
    const { driver, tab } = await newTab();
    const version = (await driver.getCapabilities()).getBrowserVersion();
    await tab.close();
    return { version: `WebKitGTK ${version}`, newTab: async () => (await newTab()).tab, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startFirefox(): Promise<RunningEngine> {
  // Firefox refuses to start where the home folder belongs to somebody else.
  const home = mkdtempSync(join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    env: { ...process.env, HOME: home, LANGUAGE: 'en_US' },
  });
  const engine = await puppeteerEngine(browser);
  return {
    ...engine,
    close: async () => {
      await engine.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The three engines that all browsers of today are made of. */
export const engines: readonly Engine[] = [
  {
    name: 'chromium',
    packages: ['chromium'],
    advice: 'Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    isInstalled: () => findBrowser() !== undefined,
    start: async () =>
      puppeteerEngine(
        await puppeteer.launch({
          executablePath: findBrowser() ?? '',
          args: ['--no-sandbox', '--disable-dev-shm-usage', '--lang=en-US'],
        }),
      ),
  },
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    advice: 'Install Firefox, or set FIREFOX_PATH to one.',
    isInstalled: () => findFirefox() !== undefined,
    start: startFirefox,
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    advice: 'Install WebKitWebDriver and Xvfb (webkit2gtk-driver and xvfb of Debian and Ubuntu).',
    isInstalled: () => findWebKit() !== undefined,
    start: startWebKit,
  },
];
