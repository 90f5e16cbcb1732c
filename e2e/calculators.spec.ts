import { expect, type Page } from '@playwright/test';
import { holds } from '../schemas/condition.ts';
import { initialValues } from '../schemas/inputs.ts';
import { kindOf } from '../schemas/kinds/index.ts';
import type { Example, Field, Given } from '../schemas/manifest.ts';
import { revealing, today } from '../scripts/check/random-inputs.ts';
import { everyField, typableTrials, withText } from '../tests/cases.ts';
import { tryAll } from './inPage.ts';
import {
  about,
  anExample,
  ask,
  asOnPage,
  calculators,
  control,
  descriptionOf,
  enter,
  fill,
  results,
  setDay,
  shownOn,
  someDay,
  soon,
  submit,
  submitButton,
  test,
  typedIn,
  whole,
} from './support.ts';

/*
 * Every calculator in a browser, with what its manifest says and nothing else: its examples typed
 * key by key, its blanks, all the forms that the engine is tried with, and whatever buttons it has.
 * A new calculator is tested here without a line written for it. None may need the network once
 * its page is there.
 */

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

/** Whether nothing is chosen until somebody chooses, and then it stays chosen. */
const isRadio = (field: Field): boolean =>
  field.kind === 'choice' && Object.keys(field.options).length <= 3;

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

type Rows = readonly Readonly<Record<string, string | number>>[];

const status = (page: Page) =>
  page.locator('section[aria-labelledby=result-title] > [role=status]');

/** The page shows these results and nothing else, and says their figures aloud. */
async function expectShown(page: Page, shown: Readonly<Record<string, unknown>>): Promise<void> {
  await expect.poll(() => shownOn(page), soon).toEqual(shown);
  for (const figure of Object.values(shown)) {
    if (typeof figure === 'string') await expect(status(page)).toContainText(figure);
  }
}

/** The same answer once more is said aloud once more. */
async function expectSaidAgain(page: Page, by: 'Enter' | 'button'): Promise<void> {
  await status(page)
    .locator('span')
    .evaluate((said) => said.setAttribute('data-heard', ''));
  await submit(page, by);
  await expect(status(page).locator('span:not([data-heard])')).toHaveCount(1);
}

/** The names of the controls that Tab leads through, from the first one to the button. */
async function namesByTab(page: Page): Promise<readonly string[]> {
  const names: string[] = [];
  await page.locator('form[data-calculator] [name]').first().focus();
  for (;;) {
    const [name, type] = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      return [focused.name, focused.closest('form') ? focused.type : 'end'] as const;
    });
    if (name && !names.includes(name)) names.push(name);
    if (type === 'submit' || type === 'end') return names;
    await page.keyboard.press('Tab');
  }
}

for (const calculator of calculators) {
  const { slug, manifest } = calculator;
  const { fields, actions, examples } = manifest;
  const opening = initialValues(manifest);
  const { given } = anExample(calculator);
  /** The page answers what is in its form, which must be this. */
  const expectAnswerTo = async (page: Page, typed: Example['given']) => {
    expect(await typedIn(page)).toEqual(namesOf(typed));
    if (!actions.live) await submit(page);
    const [said] = await ask([{ slug, given: typed }]);
    await expectShown(page, asOnPage(said?.shown ?? {}));
  };
  /** What the controls hold, by their names, of a form with nothing left open. */
  const namesOf = (typed: Example['given']) =>
    Object.fromEntries(
      Object.entries(typed).flatMap(([id, held]) => {
        if (!holds(fields[id]?.when, typed)) return [];
        if (typeof held !== 'object') return [[id, String(held)]];
        return held.flatMap((row, index) =>
          Object.entries(row).map(([sub, text]) => [`${id}.${index}.${sub}`, String(text)]),
        );
      }),
    );

  test.describe(manifest.title, () => {
    test(
      'every example is answered on the screen and aloud, by Enter and by the button',
      about(calculator, examples.length),
      async ({ page, openAlone }) => {
        const days = examples.map((example) => example.today ?? someDay);
        const answers = await ask(
          examples.map((each, index) => ({
            slug,
            given: whole(manifest, each.given),
            today: days[index],
          })),
        );
        await setDay(page, days[0] ?? someDay);
        await openAlone(slug);
        for (const [index, example] of examples.entries()) {
          await test.step(example.title, async () => {
            const [first, then] =
              index % 2 ? (['button', 'Enter'] as const) : (['Enter', 'button'] as const);
            await setDay(page, days[index] ?? someDay);
            await fill(page, manifest, whole(manifest, example.given));
            // A live form has answered by now; any other waits to be asked.
            if (!actions.live) {
              if (index === 0) await expect(results(page)).toHaveCount(0);
              await submit(page, first);
            }
            await expectShown(page, asOnPage(answers[index]?.shown ?? {}));
            expect(await shownOn(page)).toMatchObject(example.shows);
            await expectSaidAgain(page, then);
            await expectShown(page, asOnPage(answers[index]?.shown ?? {}));
          });
        }
      },
    );

    test(
      'what is missing is asked for, beside each field, from the first on',
      about(calculator),
      async ({ page, openAlone }) => {
        await openAlone(slug);
        const visible = Object.entries(fields).filter(([, field]) => holds(field.when, opening));
        expect(await namesByTab(page)).toEqual(
          visible.flatMap(([id, field]) =>
            field.kind === 'rows' ? Object.keys(field.fields).map((sub) => `${id}.0.${sub}`) : [id],
          ),
        );

        const missing = visible.flatMap(([id, field]) => refusals(id, field, opening[id]));
        if (actions.disabledUntilFilled) await expect(submitButton(page)).toBeDisabled();
        else {
          await submit(page);
          if (missing.length > 0) await expectRefused(page, missing);
          else await expect(results(page).first()).toBeVisible();
        }

        for (const [id, field] of Object.entries(fields)) {
          // A radio button once chosen and a row once added stay: those need a fresh page.
          const fresh = field.kind === 'rows' || (isRadio(field) && !('default' in field));
          if (!fresh || field.optional) continue;
          await openAlone(slug);
          await fill(page, manifest, {
            ...given,
            ...revealing(field),
            [id]: undefined,
          } as Example['given']);
          await submit(page);
          await expectRefused(page, refusals(id, field, opening[id]));
        }
      },
    );

    const trials = typableTrials(manifest);
    test(
      'of every form that the engine is tried with, the page says the same',
      about(calculator, trials.length),
      async ({ page, openAlone }) => {
        await setDay(page, today);
        await openAlone(slug);
        await tryAll(page, calculator, trials, today);
      },
    );

    const withPresets = everyField(manifest).flatMap(({ path, field }) =>
      'presets' in field && field.presets ? [{ path, field, presets: field.presets }] : [],
    );
    for (const { path, field, presets } of withPresets) {
      test(
        `a press on a preset of ${path} enters it, and it alone is marked`,
        about(calculator, presets.length),
        async ({ page, openAlone }) => {
          await setDay(page, someDay);
          await openAlone(slug);
          await fill(page, manifest, whole(manifest, { ...given, ...revealing(field) }));
          const buttons = page
            .getByRole('group', { name: `${field.label}: common values` })
            .first()
            .getByRole('button');
          await expect(buttons).toHaveCount(presets.length);
          const name = path.replace('.', '.0.');
          for (const [index, preset] of presets.entries()) {
            await buttons.nth(index).click();
            await expect(control(page, name)).toHaveValue(String(preset));
            for (const [other] of presets.entries()) {
              await expect(buttons.nth(other)).toHaveAttribute(
                'aria-pressed',
                String(other === index),
              );
            }
            const typed = withText(
              whole(manifest, { ...given, ...revealing(field) }),
              path,
              String(preset),
            );
            await expectAnswerTo(page, typed);
          }
          await enter(page, name, '1234567');
          for (const [index] of presets.entries()) {
            await expect(buttons.nth(index)).toHaveAttribute('aria-pressed', 'false');
          }
        },
      );
    }

    const days = Object.entries(fields).filter(([, field]) => 'todayButton' in field);
    for (const [index, [id, field]] of days.entries()) {
      test(
        `Today enters the visitor’s own day as ${id}`,
        about(calculator),
        async ({ page, openAlone }) => {
          await setDay(page, someDay);
          await openAlone(slug);
          await fill(page, manifest, whole(manifest, { ...given, ...revealing(field) }));
          await page.getByRole('button', { name: 'Today', exact: true }).nth(index).click();
          await expectAnswerTo(
            page,
            whole(manifest, { ...given, ...revealing(field), [id]: someDay }),
          );
        },
      );
    }

    if (actions.swap) {
      const [one, other] = actions.swap;
      test(
        `Swap exchanges ${one} and ${other}, and back`,
        about(calculator, 2),
        async ({ page, openAlone }) => {
          await setDay(page, someDay);
          await openAlone(slug);
          const forms = examples.map((example) => whole(manifest, example.given));
          const there = forms.find((form) => form[one] !== form[other]) ?? {};
          const back = { ...there, [one]: there[other] as Given, [other]: there[one] as Given };
          expect(there[one]).not.toBe(there[other]);
          await fill(page, manifest, there);
          for (const typed of [back, there]) {
            await page.getByRole('button', { name: 'Swap' }).click();
            await expectAnswerTo(page, typed);
          }
        },
      );
    }

    if (actions.live) {
      test(
        'the answer follows what is typed, and goes while it cannot be read',
        about(calculator, examples.length),
        async ({ page, openAlone }) => {
          await setDay(page, someDay);
          await openAlone(slug);
          await expect(results(page).first()).toBeVisible();
          for (const example of examples) {
            await fill(page, manifest, whole(manifest, example.given));
            await expectAnswerTo(page, whole(manifest, example.given));
          }
          for (const [id, field] of Object.entries(fields)) {
            if (field.kind !== 'number' && field.kind !== 'integer') continue;
            await enter(page, id, 'many');
            await expect(results(page)).toHaveCount(0);
            // Nobody has asked yet: no error while the visitor is still typing.
            await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
            await fill(page, manifest, whole(manifest, given));
            await expectAnswerTo(page, whole(manifest, given));
          }
        },
      );
    }

    if (actions.reset) {
      const fresh = Object.fromEntries(
        Object.entries(fields).map(([id, field]) => {
          const bare = 'options' in field ? field : { ...field, default: undefined };
          return [id, kindOf(field).initial(actions.reset === 'blank' ? (bare as Field) : field)];
        }),
      );
      test(
        'Reset puts the form back as it was, without a result or an error',
        about(calculator, 2),
        async ({ page, openAlone }) => {
          await setDay(page, someDay);
          await openAlone(slug);
          const reset = async () => {
            await page.getByRole('button', { name: 'Reset', exact: true }).click();
            await expect.poll(() => typedIn(page), soon).toEqual(namesOf(fresh));
            await expect(results(page)).toHaveCount(0);
            await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
            await expect(status(page)).toHaveText('');
          };
          await fill(page, manifest, whole(manifest, given));
          await expectAnswerTo(page, whole(manifest, given));
          await reset();
          const [id] =
            Object.entries(fields).find(
              ([, field]) =>
                field.kind !== 'rows' && !('options' in field) && !field.optional && !field.when,
            ) ?? [];
          if (id && !actions.disabledUntilFilled) {
            await enter(page, id, '');
            await submit(page);
            await expect(control(page, id)).toHaveAttribute('aria-invalid', 'true');
          } else await fill(page, manifest, whole(manifest, given));
          await reset();
          await fill(page, manifest, whole(manifest, given));
          await expectAnswerTo(page, whole(manifest, given));
        },
      );
    }

    for (const [id, field] of Object.entries(fields)) {
      if (field.kind !== 'rows') continue;
      const row = field.rowLabel.toLowerCase();
      test(
        `a ${row} can be added and taken away, but the last one`,
        about(calculator, 4),
        async ({ page, openAlone }) => {
          const typed = whole(manifest, { ...given, ...revealing(field) });
          const [one = {}, two = one] = typed[id] as Rows;
          const all = [one, two, one];
          const rows = page.getByRole('group', { name: new RegExp(`^${field.rowLabel} \\d+$`) });
          const add = page.getByRole('button', { name: `Add ${row}`, exact: true });
          const remove = page.getByRole('button', { name: `Remove ${row}` });
          await setDay(page, someDay);
          await openAlone(slug);
          await expect(rows).toHaveCount(1);
          await expect(remove).toHaveCount(0);
          for (const count of [2, 3]) {
            await add.click();
            await expect(rows).toHaveCount(count);
            await expect(rows.last().locator('[name]').first()).toBeFocused();
          }
          await fill(page, manifest, { ...typed, [id]: all });
          await expectAnswerTo(page, { ...typed, [id]: all });

          // From the middle: what stands in the others stays.
          await remove.nth(1).press('Enter');
          await expect(rows).toHaveCount(2);
          await expect(rows.nth(1)).toBeFocused();
          await expectAnswerTo(page, { ...typed, [id]: [one, one] });
          await remove.last().press('Enter');
          await expect(rows).toHaveCount(1);
          await expect(rows.last()).toBeFocused();
          await expect(remove).toHaveCount(0);
          await expectAnswerTo(page, { ...typed, [id]: [one] });

          for (let count = 1; count < field.maxRows; count += 1) {
            await add.evaluate((button) => (button as HTMLButtonElement).click());
          }
          await expect(rows).toHaveCount(field.maxRows);
          await expect(add).toBeDisabled();
        },
      );
    }
  });
}
