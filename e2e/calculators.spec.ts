import { expect, type Page, test } from '@playwright/test';
import { holds } from '../schemas/condition.ts';
import { Big } from '../schemas/decimal.ts';
import { initialValues } from '../schemas/inputs.ts';
import { kindOf } from '../schemas/kinds/index.ts';
import type { Field, NumberField, SingleField } from '../schemas/manifest.ts';
import { revealing } from '../tests/generators.ts';
import {
  about,
  anExample,
  asOnPage,
  calculators,
  control,
  descriptionOf,
  enter,
  fill,
  headless,
  openCalculator,
  results,
  setDay,
  shownOn,
  someDay,
  soon,
  submit,
  submitButton,
} from './support.ts';

/*
 * Every calculator filled in, in a browser, with what its manifest says: its examples, its blanks
 * and its bounds. A new calculator is tested here without a line written for it.
 */

const all = calculators.flatMap(({ slug, manifest }) =>
  manifest.examples.map((example) => ({ slug, ...example })),
);
/** What the engine shows for each example's input, besides what the example itself names. */
const answers = new Map(
  headless(all).map((shown, index) => [all[index]?.given, asOnPage(shown)] as const),
);

type Rows = readonly Readonly<Record<string, string | number>>[];

/** Something to be mended: the control's name, and what the page says there. */
interface Refused {
  readonly name: string;
  readonly message: string;
}

/** What a field holding this is refused for, control by control. */
function refusals(id: string, field: Field, raw: unknown): readonly Refused[] {
  const reading = kindOf(field).read(raw, field, someDay);
  return 'refusals' in reading
    ? reading.refusals.map(({ path, message }) => ({ name: [id, ...path].join('.'), message }))
    : [];
}

const isList = (field: SingleField): boolean =>
  'options' in field && (field.kind === 'currency' || Object.keys(field.options).length > 3);

/** Whether a visitor can send the field without anything in it, and must not. */
const mustBeFilled = (field: Field): boolean =>
  !field.optional && !('options' in field && field.default !== undefined);

/**
 * The page says beside each control what is accepted and shows no result. It leads the visitor to
 * the control; where there are several, to a list of them that does.
 */
async function expectRefused(page: Page, problems: readonly Refused[]): Promise<void> {
  const [first] = problems;
  if (!first) throw new Error('Nothing is refused.');
  for (const { name, message } of problems) {
    await expect.poll(() => descriptionOf(control(page, name)), soon).toContain(message);
    await expect(control(page, name).first()).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByText(first.message, { exact: true }).first()).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  const summary = page.getByRole('region', { name: /need another look/ });
  if (problems.length > 1) {
    await expect(summary).toBeFocused();
    const links = await summary.getByRole('link').allTextContents();
    expect(links).toHaveLength(problems.length);
    for (const [index, { message }] of problems.entries()) expect(links[index]).toContain(message);
    await summary.getByRole('link').first().click();
  } else await expect(summary).toHaveCount(0);
  await expect.poll(focused, soon).toBe(first.name);
}

/** Values just outside of a number field's limits, and the limits themselves where they are within. */
function edges({ min, max, above, below, whole, kind }: NumberField) {
  const isWhole = whole || kind === 'integer';
  const least = Big(isWhole ? 1 : '0.0001');
  return {
    refused: [
      ...(min === undefined ? [] : [Big(min).minus(least).toFixed()]),
      ...(max === undefined ? [] : [Big(max).plus(least).toFixed()]),
      ...[above, below].flatMap((limit) => (limit === undefined ? [] : [String(limit)])),
      ...(isWhole
        ? [
            Big(min ?? above ?? 0)
              .plus('1.5')
              .toFixed(),
          ]
        : []),
    ],
    accepted: [min, max].flatMap((limit) => (limit === undefined ? [] : [Big(limit).toFixed()])),
  };
}

/** Every number field of a form with its control's name, those within rows in the first row. */
function numberFields(fields: Readonly<Record<string, Field>>) {
  const found: { name: string; owner: Field; field: NumberField }[] = [];
  for (const [id, owner] of Object.entries(fields)) {
    const parts: [string, Field][] =
      owner.kind === 'rows'
        ? Object.entries(owner.fields).map(([sub, field]) => [`${id}.0.${sub}`, field])
        : [[id, owner]];
    for (const [name, field] of parts) {
      if (field.kind === 'number' || field.kind === 'integer') found.push({ name, owner, field });
    }
  }
  return found;
}

for (const calculator of calculators) {
  const { slug, manifest } = calculator;
  const { fields, actions } = manifest;
  const given = anExample(calculator).given;

  test.describe(manifest.title, about(calculator), () => {
    for (const [index, example] of manifest.examples.entries()) {
      const by = index % 2 ? 'button' : 'Enter';
      test(`example ${index + 1}, ${example.title}: by ${by}`, async ({ page }) => {
        await setDay(page, example.today ?? someDay);
        await openCalculator(page, slug);
        await fill(page, manifest, example.given);
        // A live form has answered by now; any other waits to be asked.
        if (!actions.live) {
          await expect(results(page)).toHaveCount(0);
          await submit(page, by);
        }
        await expect.poll(() => shownOn(page), soon).toMatchObject(example.shows);
        const whole = answers.get(example.given);
        expect(whole).toBeDefined();
        expect(await shownOn(page)).toEqual(whole);
        if (actions.live) {
          await submit(page, by);
          await expect.poll(() => shownOn(page), soon).toEqual(whole);
        }
      });
    }

    test('what is missing is asked for, beside each field, from the first on', async ({ page }) => {
      await openCalculator(page, slug);
      const opening = initialValues(manifest);
      const missing = Object.entries(fields).flatMap(([id, field]) =>
        holds(field.when, opening) ? refusals(id, field, opening[id]) : [],
      );
      if (actions.disabledUntilFilled) await expect(submitButton(page)).toBeDisabled();
      else {
        await submit(page);
        if (missing.length > 0) await expectRefused(page, missing);
        else await expect(results(page).first()).toBeVisible();
      }

      for (const [id, field] of Object.entries(fields)) {
        if (!mustBeFilled(field)) continue;
        const others = { ...given, ...revealing(field) };
        const typed = field.kind !== 'rows' && (!('options' in field) || isList(field));
        // A radio button once chosen and a row once added stay: those need a fresh page.
        if (!typed) await openCalculator(page, slug);
        await fill(page, manifest, typed ? others : { ...others, [id]: undefined });
        if (typed) await enter(page, id, '');
        if (actions.disabledUntilFilled) {
          await expect(submitButton(page)).toBeDisabled();
          continue;
        }
        await submit(page);
        const blank = field.kind === 'rows' ? kindOf(field).initial(field) : '';
        await expectRefused(page, refusals(id, field, blank));
      }
    });

    const bounded = numberFields(fields).filter(({ field }) => edges(field).refused.length > 0);
    if (bounded.length > 0) {
      test('just outside of each bound it refuses and says what it takes, on it it does not', async ({
        page,
      }) => {
        await openCalculator(page, slug);
        for (const { name, owner, field } of bounded) {
          const [id = '', , sub = ''] = name.split('.');
          const others = { ...given, ...revealing(owner) };
          const row = owner.kind === 'rows' ? (others[id] as Rows)[0] : undefined;
          const inForm = (text: string) => (row ? [{ ...row, [sub]: text }] : text);
          if (row) await openCalculator(page, slug);
          await fill(page, manifest, row ? { ...others, [id]: [row] } : others);

          for (const text of edges(field).refused) {
            const refused = refusals(id, owner, inForm(text));
            expect(refused, `${name} = ${text} is refused`).toMatchObject([{ name }]);
            await enter(page, name, text);
            await submit(page);
            await expectRefused(page, refused);
            await expect(control(page, name)).toHaveValue(text);
          }
          for (const text of edges(field).accepted) {
            expect(refusals(id, owner, inForm(text)), `${name} = ${text}`).toEqual([]);
            await enter(page, name, text);
            await submit(page);
            await expect
              .poll(() => descriptionOf(control(page, name)), soon)
              .not.toContain(kindOf(field).accepts(field));
          }
        }
      });
    }
  });
}
