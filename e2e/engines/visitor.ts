import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Tab, Target } from './engines.ts';
import { isFocused, placeOf } from './in-page.ts';

/** How long a page may take, in milliseconds: for a machine with other work to do. */
const patience = 15_000;
/** How often somebody looks whether something is there. */
const interval = 25;

/** A control of the calculator's form, by its name. */
export const control = (name: string): Target => [`form[data-calculator] [name="${name}"]`];
export const button = (name: string): Target => ['button', name];
export const link = (name: string): Target => ['a', name];
export const output = (id: string): Target => [`output[name="${id}"]`];
/** The button that submits the calculator's form. */
export const calculate: Target = ['form[data-calculator] [type=submit]'];

const describe = ([css, name]: Target) => (name === undefined ? css : `${css} “${name}”`);

/** Somebody in front of a page: acts with pointer and keyboard, and looks until something is there. */
export class Visitor {
  readonly #tab: Tab;
  /** The address of the site. */
  readonly url: string;

  constructor(tab: Tab, url: string) {
    this.#tab = tab;
    this.url = url;
  }

  /** Opens an address of the site. */
  open(path: string): Promise<void> {
    return this.#tab.open(new URL(path, this.url).href);
  }

  /** Opens a calculator and waits until it is hydrated. */
  async openCalculator(path: string): Promise<void> {
    await this.open(`/calculator/${path}`);
    await this.seesHydrated();
  }

  reload(): Promise<void> {
    return this.#tab.reload();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#tab.resize(width, height);
  }

  /** Clicks an element, once it stands still: the page may be gliding to an answer. */
  async click(target: Target): Promise<void> {
    let last: string | undefined;
    const standsStill = async () => {
      const place = await this.#tab.read(target, placeOf);
      const still = place !== undefined && place === last;
      last = place;
      return still;
    };
    await this.#until(`${describe(target)} can be clicked`, standsStill, true);
    await this.#until(`${describe(target)} is there`, () => this.#tab.click(target), true);
  }

  /**
   * Clicks into a field and types over what it holds. On a busy machine the page may scroll between
   * the look at the field and the click; a visitor then clicks again.
   */
  async fill(target: Target, text: string): Promise<void> {
    const clickUntilFocused = async () => {
      await this.click(target);
      return this.#tab.read(target, isFocused);
    };
    await this.#until(`${describe(target)} has the focus`, clickUntilFocused, true);
    await this.press('Control+a');
    await this.type(text);
  }

  /** Types the beginning of an option's text into a list. */
  async choose(target: Target, option: string): Promise<void> {
    await this.#until(
      `${describe(target)} has the focus`,
      () => this.#tab.read(target, (element) => element.focus() ?? true),
      true,
    );
    await this.type(option);
    await this.seesValue(target, option);
  }

  /** Types a day, as `YYYY-MM-DD`, into the parts of a date field. */
  async typeDate(name: string, day: string): Promise<void> {
    const [year = '', month = '', date = ''] = day.split('-');
    await this.click([`label[for="field-${name}"]`]);
    await this.seesFocusOn(control(name));
    // Two digits end a part in some engines; a slash does in all.
    await this.type(`${month}/${date}/${year}`);
    await this.seesValue(control(name), day);
  }

  type(text: string): Promise<void> {
    return this.#tab.type(text);
  }

  press(key: Parameters<Tab['press']>[0]): Promise<void> {
    return this.#tab.press(key);
  }

  /** Runs a function in the page. */
  async evaluate<R>(run: () => R): Promise<Awaited<R>> {
    return await this.#tab.evaluate(run);
  }

  /** The text of an element; nothing while it is not there. */
  text(target: Target): Promise<string | undefined> {
    return this.#tab.read(target, ({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  }

  /** What a control holds. */
  value(target: Target): Promise<string | undefined> {
    return this.#tab.read(target, (element) => (element as HTMLInputElement).value);
  }

  sees(target: Target): Promise<void> {
    return this.#until(
      `${describe(target)} is there`,
      async () => (await this.text(target)) !== undefined,
      true,
    );
  }

  seesHydrated(): Promise<void> {
    return this.sees(['form[data-calculator][data-hydrated]']);
  }

  /** Waits until an element has a text, or a part of it. */
  seesText(target: Target, wanted: string | RegExp): Promise<void> {
    return this.#until(`the text of ${describe(target)}`, () => this.text(target), wanted);
  }

  seesValue(target: Target, wanted: string): Promise<void> {
    return this.#until(`the value of ${describe(target)}`, () => this.value(target), wanted);
  }

  seesAttribute(target: Target, name: string, wanted: string | RegExp | null): Promise<void> {
    return this.#until(
      `${name} of ${describe(target)}`,
      () =>
        this.#tab
          .read(target, (element) =>
            Object.fromEntries([...element.attributes].map((each) => [each.name, each.value])),
          )
          .then((attributes) => attributes && (attributes[name] ?? null)),
      wanted,
    );
  }

  /** Waits until so many visible elements match a selector. */
  seesCount(css: string, wanted: number): Promise<void> {
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
        .length;
    return this.#until(`the number of ${css}`, () => this.#tab.evaluate(count, css), wanted);
  }

  seesFocusOn(target: Target): Promise<void> {
    return this.#until(
      `${describe(target)} has the focus`,
      () => this.#tab.read(target, isFocused),
      true,
    );
  }

  /** Waits until the address, from its path on, is this. */
  seesAddress(wanted: string | RegExp): Promise<void> {
    return this.#until('the address', () => this.address(), wanted);
  }

  /** The address from its path on. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** Waits until a look at something gives what is wanted. */
  seesThat(what: string, look: () => Promise<unknown>, wanted: unknown): Promise<void> {
    return this.#until(what, look, wanted);
  }

  /** The errors of all pages of this visit, which must be none. */
  async seesNoErrors(): Promise<void> {
    const errors = await this.evaluate(() => sessionStorage['journey.errors'] as string | null);
    if (errors) throw new Error(`The page has errors:\n${errors.trimEnd()}`);
  }

  /** Looks again and again until something is as wanted. */
  async #until(what: string, look: () => Promise<unknown>, wanted: unknown): Promise<void> {
    const end = Date.now() + patience;
    let seen: unknown;
    while (Date.now() < end) {
      // An element may leave the page between two looks at it.
      seen = await look().catch((error: unknown) => String(error));
      const fits =
        wanted instanceof RegExp ? wanted.test(String(seen)) : isDeepStrictEqual(seen, wanted);
      if (fits) return;
      await wait(interval);
    }
    const shown = (value: unknown) =>
      value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? 'nothing');
    throw new Error(`${what}: expected ${shown(wanted)}, got ${shown(seen)}`);
  }
}
