import { deflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';

/* What the tests of the page that makes calculators have in common. */

/** A complete small draft with some of its keys changed. */
export const draftWith = (changes: object): object => ({
  slug: 'reading-time',
  category: 'education',
  title: 'Reading Time of a Book',
  summary: 'How long a book takes.',
  intro: 'Enter the pages of a book and how many you read in an hour.',
  description:
    'Reading time of a book: from its pages and the pages that you read in an hour to the hours that it takes.',
  keywords: ['reading time'],
  fields: {
    pages: { kind: 'number', label: 'Pages', symbol: 'p', min: 0, max: 10000 },
    speed: { kind: 'number', label: 'Pages an hour', symbol: 's', above: 0, max: 1000 },
  },
  results: {
    hours: {
      kind: 'number',
      label: 'Hours',
      symbol: 'h',
      formula: 'pages / speed',
      digits: 1,
      headline: true,
    },
  },
  examples: [{ title: 'A novel', given: { pages: 300, speed: 40 }, shows: { hours: '7.5' } }],
  laws: [{ law: 'rises', raise: 'pages', result: 'hours' }],
  actions: { calculate: 'Calculate' },
  compute: 'formulas',
  ...changes,
});

/** The address of a draft that somebody else made: an object, or the text in the link. */
export const linkOf = (draft: object | string): string => {
  const text = typeof draft === 'string' ? draft : JSON.stringify(draft);
  return `/make#_draft=${deflateRawSync(text).toString('base64url')}`;
};

/** The form of the open draft. */
export const formOf = (page: Page) => page.getByRole('region', { name: 'Form' });

/** The page of the open draft, beside its form. */
export const besideOf = (page: Page) => page.getByRole('region', { name: 'Your calculator' });

/** What the list of problems says of the open draft. */
export const summaryOf = (page: Page) => page.locator('summary').getByRole('status');

/** Opens a template of the start. */
export async function openTemplate(page: Page, name = 'A rate of something'): Promise<void> {
  await page.goto('/make');
  await page.getByRole('button', { name }).click();
  await expect(formOf(page)).toBeVisible();
}

/** How a page is worked with. */
export interface Hand {
  /** Writes a text in place of what stands in a box. */
  readonly write: (box: Locator, text: string) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
  /** Checks one of several radio buttons. */
  readonly check: (radio: Locator) => Promise<void>;
  /** Chooses an option of a select by its text. */
  readonly choose: (select: Locator, label: string) => Promise<void>;
}

/** The most presses of Tab between two controls. */
const mostTabs = 200;

/** Moves the focus to a control by Tab alone, or by Shift and Tab if it stands before. */
async function reach(page: Page, target: Locator): Promise<void> {
  const where = () =>
    target.evaluate((element) => {
      const focused = element.ownerDocument.activeElement ?? element.ownerDocument.body;
      if (focused === element) return 'there';
      const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
  for (let count = 0; count < mostTabs; count += 1) {
    const key = await where();
    if (key === 'there') return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached by the Tab key.`);
}

/** A mouse, or a keyboard alone. */
export const handOf = (page: Page, by: 'mouse' | 'keyboard'): Hand =>
  by === 'mouse'
    ? {
        async write(box, text) {
          await box.click();
          await page.keyboard.press('Control+A');
          await page.keyboard.insertText(text);
        },
        press: (button) => button.click(),
        check: (radio) => radio.check({ force: true }),
        // The list of a select is drawn by the system, outside of the page.
        choose: async (select, label) => void (await select.selectOption({ label })),
      }
    : {
        async write(box, text) {
          await reach(page, box);
          await page.keyboard.press('Control+A');
          await page.keyboard.insertText(text);
        },
        async press(button) {
          await reach(page, button);
          await page.keyboard.press('Space');
        },
        // Tab reaches one button of the group, arrows the others.
        async check(radio) {
          const name = (await radio.getAttribute('name')) ?? '';
          const group = page.locator(`input[type="radio"][name="${name}"]`);
          const checked = group.and(page.locator(':checked'));
          await reach(page, (await checked.count()) > 0 ? checked : group.first());
          await page.keyboard.press('Space');
          for (let count = 0; !(await radio.isChecked()) && count < mostTabs; count += 1) {
            await page.keyboard.press('ArrowDown');
          }
        },
        async choose(select, label) {
          await reach(page, select);
          await page.keyboard.type(label.slice(0, 30));
          await expect(select.locator('option:checked')).toHaveText(label);
        },
      };
