import { expect, type Page } from '@playwright/test';
import type { Example, Field, Given, RowsField } from '../schemas/manifest.ts';
import type { LoadedCalculator } from '../scripts/calculators.ts';
import type { Trial } from '../scripts/qa/cases.ts';
import { revealing, type Typed, today } from '../src/engine/check/random-inputs.ts';
import { holds } from '../src/engine/input/condition.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import { allKinds } from '../src/engine/input/kinds/all.ts';
import { hasRadios } from '../src/engine/input/kinds/choice.ts';
import { kindOf } from '../src/engine/input/kinds/index.ts';
import { emptyRow, initialOf } from '../src/engine/input/kinds/initial.ts';
import { everyField, formTrials, textTrials, withText } from '../tests/cases.ts';
import { full } from '../tests/qa.ts';
import { barriers, barriersInBothSchemes } from './axe.ts';
import { tryAll } from './inPage.ts';
import { overflow, smallTargets, wrongTabStops } from './layout.ts';
import {
  about,
  anExample,
  ask,
  asOnPage,
  complaintsOf,
  control,
  covering,
  coveringForms,
  descriptionOf,
  enter,
  fill,
  foldedIn,
  openCalculator,
  results,
  setDay,
  shownInRow,
  shownOn,
  someDay,
  soon,
  submitButton,
  submit as submitForm,
  test,
  typedIn,
  visited,
  whole,
} from './support.ts';

/*
 * A visit to a calculator tests what its manifest declares and nothing else: a new calculator is tested
 * here without a line written for it. `npm run qa` visits all of them; `npm test` those that use every
 * feature of forms and those that have changed, and opens those that use the other features, many in one
 * page. Once the page is there, it may need the network no more; and the browser may have nothing to
 * complain about.
 */

// A common phone, held upright. Nothing glides: the next press need not wait until it has. A finger
// rests on no link while the page scrolls, as a mouse would, which fetches what the link leads to.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const among = (some: readonly LoadedCalculator[]) => {
  const slugs = new Set(some.map(({ slug }) => slug));
  return ({ slug }: LoadedCalculator): boolean => slugs.has(slug);
};

/** Whether a calculator is one of the few that use every feature, or every feature of forms. */
const covers = among(covering);
const coversForms = among(coveringForms);

type Form = Example['given'];

/** An expected error: the control's name, and the message. */
interface Refused {
  readonly name: string;
  readonly message: string;
}

/** What a field holding this is refused for, control by control. */
function refusals(id: string, field: Field, raw: unknown): readonly Refused[] {
  const reading = kindOf(field, allKinds).read(raw, field, { today: someDay, kinds: allKinds });
  return 'refusals' in reading
    ? reading.refusals.map(({ path, message }) => ({ name: [id, ...path].join('.'), message }))
    : [];
}

/** Whether a choice has no default, so that it cannot become blank again. */
const isRadio = (field: Field): boolean => field.kind === 'choice' && hasRadios(field);

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
    await summary.getByRole('link').first().tap();
  } else await expect(summary).toHaveCount(0);
  await expect.poll(focused, soon).toBe(first.name);
}

/** Submits the form, by the keyboard or by touch. */
const submit = (page: Page, by: 'Enter' | 'button' = 'button'): Promise<void> =>
  by === 'Enter' ? submitForm(page, 'Enter') : submitButton(page).tap();

type Rows = readonly Readonly<Record<string, string | number>>[];

const status = (page: Page) =>
  page.locator('section[aria-labelledby=result-title] > [role=status]');

/** The page shows these results and nothing else, and announces their figures. */
async function expectShown(page: Page, shown: Readonly<Record<string, unknown>>): Promise<void> {
  await expect.poll(() => shownOn(page), soon).toEqual(shown);
  const figures = Object.values(shown).filter((each) => typeof each === 'string');
  const silent = async () => {
    const announced = (await status(page).textContent()) ?? '';
    return figures.filter((figure) => !announced.includes(figure));
  };
  await expect.poll(silent, soon).toEqual([]);
}

/** The same result is announced again after another submit. */
async function expectAnnouncedAgain(page: Page, by: 'Enter' | 'button'): Promise<void> {
  await status(page)
    .locator('span')
    .evaluate((announced) => announced.setAttribute('data-heard', ''));
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

/** What the controls hold, by their names, of a form with nothing left open. */
const namesOf = ({ manifest }: LoadedCalculator, typed: Form) =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([id, value]) => {
      if (!holds(manifest.fields[id]?.when, typed)) return [];
      if (typeof value !== 'object') return [[id, String(value)]];
      const field = manifest.fields[id] as RowsField;
      return value.flatMap((row, index) =>
        shownInRow(field, typed, row).map((sub) => [`${id}.${index}.${sub}`, String(row[sub])]),
      );
    }),
  );

/** The page answers what is in its form, which must be this. */
async function expectAnswerTo(page: Page, calculator: LoadedCalculator, typed: Form) {
  const { slug, manifest } = calculator;
  expect(await typedIn(page)).toEqual(namesOf(calculator, typed));
  if (!manifest.actions.live) await submit(page);
  const [answer] = await ask([{ slug, given: typed }]);
  await expectShown(page, asOnPage(answer?.shown ?? {}));
}

/** A whole form with an example in it, and a field (that may hang on others) in view. */
const exampleWith = (calculator: LoadedCalculator, field?: Field) =>
  whole(calculator.manifest, {
    ...anExample(calculator).given,
    ...revealing(field ?? {}, anExample(calculator).given as Typed),
  });

type Step = (page: Page, calculator: LoadedCalculator) => Promise<void>;

/** The ids of what the first row of a list shows as the page opens. */
const shownIn = (field: RowsField, opening: object): readonly string[] =>
  Object.keys(field.fields).filter((sub) =>
    holds(field.fields[sub]?.when, { ...opening, ...emptyRow(field) }),
  );

const submitBlank: Step = async (page, { manifest }) => {
  const opening = initialValues(manifest);
  const folded = foldedIn(manifest);
  const visible = Object.entries(manifest.fields).filter(
    ([id, { when }]) => holds(when, opening) && !folded.has(id),
  );
  // A live form was typed into before, which opens its groups.
  const groups = page.locator('form[data-calculator] [data-group][open] > summary');
  for (const summary of await groups.all()) await summary.click();
  expect(await namesByTab(page)).toEqual(
    visible.flatMap(([id, field]) =>
      field.kind === 'rows' ? shownIn(field, opening).map((sub) => `${id}.0.${sub}`) : [id],
    ),
  );
  const missing = visible.flatMap(([id, field]) => refusals(id, field, opening[id]));
  if (manifest.actions.disabledUntilFilled) {
    await expect(submitButton(page)).toBeDisabled();
    return;
  }
  await submit(page);
  if (missing.length > 0) await expectRefused(page, missing);
  else await expect(results(page).first()).toBeVisible();
};

/**
 * The examples that are typed key by key: the first, those with a day, and where the form's features are
 * tested one for each way to submit.
 */
const typedExamples = (calculator: LoadedCalculator): readonly Example[] =>
  calculator.manifest.examples.filter(
    ({ today: day }, index) => index < (coversForms(calculator) ? 2 : 1) || day !== undefined,
  );

const submitExamples: Step = async (page, calculator) => {
  const { slug, manifest } = calculator;
  const examples = typedExamples(calculator);
  const forms = examples.map(({ given, today: day = someDay }) => ({
    ...{ slug, given: whole(manifest, given), today: day },
  }));
  const answers = await ask(forms);
  let day = someDay;
  for (const [index, form] of forms.entries()) {
    const shown = asOnPage(answers[index]?.shown ?? {});
    if (form.today !== day) await setDay(page, form.today);
    day = form.today;
    await fill(page, manifest, form.given);
    // A live form has a result by now; any other waits for a submit.
    if (!manifest.actions.live) await submit(page, index % 2 ? 'button' : 'Enter');
    await expectShown(page, shown);
    expect(shown).toMatchObject(examples[index]?.shows ?? {});
    if (index > 0) continue;
    await expectAnnouncedAgain(page, 'button');
    await expectShown(page, shown);
  }
  if (day !== someDay) await setDay(page, someDay);
};

/** Unfolds everything that can be unfolded, and waits until what belongs there has come. */
async function openEveryPart(page: Page): Promise<void> {
  const folded = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('details')];
      for (const part of parts) part.open = true;
      const empty = parts.filter((part) => part.childElementCount < 2);
      return empty.map((part) => part.textContent);
    });
  await expect.poll(folded, soon).toEqual([]);
}

/** With an answer and every part open: colours, names and roles, and the layout of a narrow phone. */
async function expectNoBarrier(page: Page, calculator: LoadedCalculator): Promise<void> {
  await openEveryPart(page);
  await expect.poll(() => wrongTabStops(page), { ...soon, timeout: 5000 }).toEqual([]);
  // Colours depend on what a page shows, not on the calculator.
  const found = covers(calculator)
    ? await barriersInBothSchemes(page)
    : await barriers(page, { withoutColours: true });
  await page.setViewportSize({ width: 320, height: 640 });
  const beyond = await overflow(page);
  const small = await smallTargets(page);
  expect({ found, beyond, small }).toEqual({ found: [], beyond: [], small: [] });
}

const judgeWithEveryPartOpen: Step = async (page, calculator) => {
  const given = exampleWith(calculator);
  await fill(page, calculator.manifest, given);
  await expectAnswerTo(page, calculator, given);
  await expectNoBarrier(page, calculator);
};

const submitTrials: Step = async (page, calculator) => {
  await setDay(page, today);
  const trials = trialsOf(calculator);
  await tryAll(page, calculator, full ? trials : await unlike(calculator, trials), today);
  await setDay(page, someDay);
};

const pressPresets: Step = async (page, calculator) => {
  const { manifest } = calculator;
  for (const { path, field } of everyField(manifest)) {
    if (!('presets' in field) || !field.presets) continue;
    const { presets, label } = field;
    await fill(page, manifest, exampleWith(calculator, field));
    const buttons = page
      .getByRole('group', { name: `${label}: common values` })
      .first()
      .getByRole('button');
    const name = path.replace('.', '.0.');
    const pressed = () =>
      buttons.evaluateAll((all) => all.map((each) => each.ariaPressed === 'true'));
    for (const [index, preset] of presets.entries()) {
      await buttons.nth(index).tap();
      await expect(control(page, name)).toHaveValue(String(preset));
      await expect.poll(pressed, soon).toEqual(presets.map((_, other) => other === index));
      const typed = withText(exampleWith(calculator, field), path, String(preset));
      await expectAnswerTo(page, calculator, typed);
    }
    await enter(page, name, '1234567');
    await expect.poll(pressed, soon).toEqual(presets.map(() => false));
  }
};

const pressToday: Step = async (page, calculator) => {
  const days = Object.entries(calculator.manifest.fields).filter(
    ([, field]) => 'todayButton' in field,
  );
  for (const [index, [id, field]] of days.entries()) {
    await fill(page, calculator.manifest, exampleWith(calculator, field));
    await page.getByRole('button', { name: 'Today', exact: true }).nth(index).tap();
    await expectAnswerTo(page, calculator, { ...exampleWith(calculator, field), [id]: someDay });
  }
};

const pressSwap: Step = async (page, calculator) => {
  const { actions, examples } = calculator.manifest;
  if (!actions.swap) return;
  const [one, other] = actions.swap;
  const forms = examples.map(({ given }) => whole(calculator.manifest, given));
  const there = forms.find((form) => form[one] !== form[other]) ?? {};
  const back = { ...there, [one]: there[other] as Given, [other]: there[one] as Given };
  expect(there[one]).not.toBe(there[other]);
  await fill(page, calculator.manifest, there);
  for (const typed of [back, there]) {
    await page.getByRole('button', { name: 'Swap' }).tap();
    await expectAnswerTo(page, calculator, typed);
  }
};

const typeIntoLiveForm: Step = async (page, calculator) => {
  const { actions, fields } = calculator.manifest;
  if (!actions.live) return;
  const given = exampleWith(calculator);
  for (const [id, field] of Object.entries(fields)) {
    if (field.kind !== 'number' && field.kind !== 'integer') continue;
    await fill(page, calculator.manifest, given);
    await expectAnswerTo(page, calculator, given);
    await enter(page, id, 'many');
    await expect(results(page)).toHaveCount(0);
    // Before a submit there are no errors while the visitor types.
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  }
  await fill(page, calculator.manifest, initialValues(calculator.manifest));
};

const addAndRemoveRows: Step = async (page, calculator) => {
  const lists = Object.entries(calculator.manifest.fields).filter(
    (entry): entry is [string, RowsField] => entry[1].kind === 'rows',
  );
  for (const [id, field] of lists) {
    const row = field.rowLabel.toLowerCase();
    const typed = exampleWith(calculator, field);
    const [one = {}, two = one] = typed[id] as Rows;
    const rows = page.getByRole('group', { name: new RegExp(`^${field.rowLabel} \\d+$`) });
    const add = page.getByRole('button', { name: `Add ${row}`, exact: true });
    const remove = page.getByRole('button', { name: `Remove ${row}` });
    await fill(page, calculator.manifest, { ...typed, [id]: [one] });
    await expect(rows).toHaveCount(1);
    await expect(remove).toHaveCount(0);
    for (const count of [2, 3]) {
      await add.tap();
      await expect(rows).toHaveCount(count);
      await expect(rows.last().locator('[name]').first()).toBeFocused();
    }
    const three = { ...typed, [id]: [one, two, one] };
    await fill(page, calculator.manifest, three);
    await expectAnswerTo(page, calculator, three);

    // A row in the middle is removed; the inputs of the others stay.
    await remove.nth(1).press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toBeFocused();
    await expectAnswerTo(page, calculator, { ...typed, [id]: [one, one] });
    await remove.last().press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows.last()).toBeFocused();
    await expect(remove).toHaveCount(0);
    await expectAnswerTo(page, calculator, { ...typed, [id]: [one] });

    for (let count = 1; count < field.maxRows; count += 1) {
      await add.evaluate((button) => (button as HTMLButtonElement).click());
    }
    await expect(rows).toHaveCount(field.maxRows);
    await expect(add).toBeDisabled();
  }
};

const pressReset: Step = async (page, calculator) => {
  const { actions, fields } = calculator.manifest;
  if (!actions.reset) return;
  const fresh = Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) => {
      const bare = 'options' in field ? field : { ...field, default: undefined };
      const initial = initialOf(actions.reset === 'blank' ? (bare as Field) : field);
      // Radio buttons none of which is checked have no value.
      return isRadio(field) && initial === '' ? [] : [[id, initial]];
    }),
  );
  const reset = async () => {
    await page.getByRole('button', { name: 'Reset', exact: true }).tap();
    await expect.poll(() => typedIn(page), soon).toEqual(namesOf(calculator, fresh));
    await expect(results(page)).toHaveCount(0);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(status(page)).toHaveText('');
  };
  const given = exampleWith(calculator);
  const answer = async () => {
    await fill(page, calculator.manifest, given);
    await expectAnswerTo(page, calculator, given);
  };
  await answer();
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
    await reset();
  }
  await answer();
};

/** The device stores only the inputs, for the next visit. */
const lookAtStorage: Step = async (page, { slug }) => {
  const { cookies, origins } = await page.context().storageState();
  // Answers and what was typed have ids; a slow test leaves a second answer.
  const names = origins
    .flatMap(({ localStorage }) =>
      localStorage.map(({ name }) => name.replace(/\.0\w{14}$/, '.id')),
    )
    .sort();
  const kept = ['answer.id', `last.${slug}`, `typed.${slug}.id`];
  expect({ cookies, names: [...new Set(names)] }).toEqual({
    cookies: [],
    names: kept.map((name) => `reckonwell.${name}`),
  });
};

interface Part {
  readonly title: string;
  readonly step: Step;
  /** Whether the step depends on the form alone: then a few calculators are enough. */
  readonly ofForm?: true;
}

/**
 * What a visit does, in its order: what comes first needs a page on which nobody has pressed Calculate,
 * and parts that stand open would be drawn anew for every form.
 */
const visit: readonly Part[] = [
  {
    title: 'a live answer follows what is typed, and goes while it cannot be read',
    step: typeIntoLiveForm,
  },
  {
    title: 'a blank form asks for what is missing, in the order of the page',
    step: submitBlank,
    ofForm: true,
  },
  {
    title: 'examples are answered and announced, by Enter and by the button',
    step: submitExamples,
  },
  {
    title: 'a click on a preset enters it, and only it is marked',
    step: pressPresets,
    ofForm: true,
  },
  { title: 'Today enters the visitor’s own day', step: pressToday, ofForm: true },
  { title: 'Swap exchanges two fields, and back', step: pressSwap, ofForm: true },
  {
    title: 'rows can be added and taken away, but the last one',
    step: addAndRemoveRows,
    ofForm: true,
  },
  {
    title: 'every example, bound, option and guard is answered as the engine does',
    step: submitTrials,
  },
  {
    title: 'Reset puts the form back as it was, without a result or an error',
    step: pressReset,
    ofForm: true,
  },
  {
    title: 'with a result and every part open, it is accessible and fits a narrow phone',
    step: judgeWithEveryPartOpen,
  },
  { title: 'the device keeps the inputs and nothing else', step: lookAtStorage },
];

/** The forms that a function in the page submits. */
const trialsOf = (calculator: LoadedCalculator): readonly Trial[] => {
  const { manifest } = calculator;
  const typed = typedExamples(calculator);
  const examples = manifest.examples.filter((example) => !typed.includes(example));
  return [
    ...examples.map(({ title, given }) => ({ summary: title, typed: given as Trial['typed'] })),
    ...formTrials(manifest),
    // The engine is tested with these for all calculators, and every form reads them alike.
    ...(coversForms(calculator) ? textTrials(manifest) : []),
  ];
};

/**
 * Some of these forms, of which no two are answered alike: one for each set of controls that have a
 * message, and for each way to show results. The built engine is tried with all of them without a page.
 */
async function unlike(
  { slug, manifest }: LoadedCalculator,
  trials: readonly Trial[],
): Promise<readonly Trial[]> {
  const answers = await ask(
    trials.map(({ typed }) => ({ slug, given: whole(manifest, typed), today })),
  );
  const kinds = answers.map(({ shown, errors = [], alert }) =>
    JSON.stringify([Object.keys(shown ?? {}), errors.map(({ field }) => field), alert]),
  );
  return trials.filter((_, index) => kinds.indexOf(kinds[index] as string) === index);
}

for (const calculator of visited) {
  const { slug, manifest } = calculator;
  const cases = typedExamples(calculator).length + trialsOf(calculator).length;

  test(
    `${manifest.title} behaves as its manifest declares`,
    about(calculator, cases),
    async ({ page, openAlone }) => {
      await setDay(page, someDay);
      await openAlone(slug);
      for (const { title, step, ofForm } of visit) {
        if (!ofForm || coversForms(calculator))
          await test.step(title, () => step(page, calculator));
      }
    },
  );
}

for (const calculator of coveringForms) {
  const { slug, manifest } = calculator;
  // A radio button once chosen and a row once added stay: those need a fresh page.
  const once = Object.entries(manifest.fields).filter(
    ([id, field]) =>
      !field.optional &&
      (field.kind === 'rows' || (isRadio(field) && !('default' in field))) &&
      refusals(id, field, initialValues(manifest)[id]).length > 0,
  );
  if (once.length === 0) continue;

  test(
    `${manifest.title} asks for a choice or a row that was never made`,
    about(calculator, once.length),
    async ({ page, openAlone }) => {
      for (const [id, field] of once) {
        await openAlone(slug);
        const { given } = anExample(calculator);
        const shown = revealing(field, given as Typed);
        const rest = { ...given, ...shown, [id]: undefined } as Form;
        await fill(page, manifest, rest);
        await submit(page);
        await expectRefused(page, refusals(id, field, initialValues(manifest)[id]));
      }
    },
  );
}

const glanced = covering.filter((each) => !visited.includes(each));
/** Of calculators in one page: a page takes longer to start than to show the next of them. */
const inOnePage = 10;

for (let from = 0; from < glanced.length; from += inOnePage) {
  const some = glanced.slice(from, from + inOnePage);
  const names = some.map(({ slug }) => slug);

  test(`answer an example, and fit a narrow phone: ${names.join(', ')}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await setDay(page, someDay);
    for (const calculator of some) {
      const { slug, manifest } = calculator;
      await test.step(slug, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await openCalculator(page, slug);
        const given = whole(manifest, anExample(calculator).given);
        await fill(page, manifest, given);
        if (!manifest.actions.live) await submit(page);
        const [answer] = await ask([{ slug, given }]);
        await expectShown(page, asOnPage(answer?.shown ?? {}));
        await openEveryPart(page);
        const found = await barriersInBothSchemes(page);
        const [beyond, small, stops] = await Promise.all([
          overflow(page),
          smallTargets(page),
          wrongTabStops(page),
        ]);
        expect
          .soft({ found, beyond, small, stops }, slug)
          .toEqual({ found: [], beyond: [], small: [], stops: [] });
      });
    }
    expect(complaints).toEqual([]);
  });
}
