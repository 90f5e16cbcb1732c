import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

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
