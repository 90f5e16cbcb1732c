import { expect, type Locator, type Page } from '@playwright/test';
import { besideOf, formOf, type Hand, handOf, summaryOf } from './make.ts';
import { complaintsOf, output } from './support.ts';
import { test } from './test.ts';

/*
 * Five calculators made from a blank form, by the form alone, with typical mistakes that are put right by what
 * the page says: each by mouse and by keyboard, on a desktop and on a phone.
 */

/** The form of a new calculator, worked with by a mouse or by a keyboard. */
class Maker {
  readonly page: Page;
  readonly hand: Hand;
  readonly form: Locator;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
    this.form = formOf(page);
  }

  box = (name: string) => this.form.getByRole('textbox', { name, exact: true });
  select = (name: string) => this.form.getByRole('combobox', { name, exact: true });
  write = (name: string, text: string) => this.hand.write(this.box(name), text);
  choose = (name: string, label: string) => this.hand.choose(this.select(name), label);
  press = (name: string | RegExp) =>
    this.hand.press(this.form.getByRole('button', { name, exact: true }));

  async open(title: string) {
    await this.page.goto('/make');
    await this.hand.press(this.page.getByRole('button', { name: 'A blank one' }));
    await this.write('Title', title);
  }

  /** Adds a field, a result or an option, and fills in its card by the labels there. */
  async add(what: string, label: string, texts: Readonly<Record<string, string>> = {}) {
    const { Kind, ...boxes } = texts;
    const adding = this.form.getByRole('group', { name: new RegExp(`^Add an? ${what}$`) });
    await this.hand.write(adding.getByRole('textbox'), label);
    if (Kind) await this.hand.choose(adding.getByRole('combobox'), Kind);
    await this.hand.press(adding.getByRole('button'));
    for (const [name, text] of Object.entries(boxes)) await this.write(name, text);
  }

  /** Adds a key that is not drawn at once, to the card that is open. */
  async addKey(label: RegExp) {
    const select = this.form.getByRole('combobox', { name: 'Add…' });
    const option = await select.getByRole('option', { name: label }).first().textContent();
    await this.hand.choose(select.first(), option ?? '');
    await this.hand.press(this.form.getByRole('button', { name: 'Add', exact: true }).first());
  }

  /** Whether the form with six fields is short on a desktop, and its open card at most two screens of a phone. */
  async fits() {
    await expect(this.form.getByRole('button', { name: /^Move .* up$/ })).toHaveCount(6);
    const { width = 0, height = 0 } = this.page.viewportSize() ?? {};
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Infinity;
    if (width > 1000) expect(await heightOf(this.form)).toBeLessThanOrEqual(2200);
    const card = this.form
      .getByRole('button', { name: /^Primer/, expanded: true })
      .locator('../..');
    expect(await heightOf(card)).toBeLessThanOrEqual(2 * height);
  }

  /** Writes a formula that has a mistake: it is said at once; pressing its fix, if it has one, puts it right. */
  async mistake(formula: string, message: string, fix?: string) {
    await this.write('Formula', formula);
    // The list above the form says it as well.
    const said = this.form.getByRole('paragraph').filter({ hasText: message });
    await expect(said).toBeVisible();
    if (fix === undefined) return;
    await this.press(`Take “${fix}”`);
    await expect(said).toBeHidden();
    await expect(this.box('Formula')).toHaveValue(fix);
  }

  /** Fills in the page of the calculator, and looks at what it shows. */
  async answer(inputs: Readonly<Record<string, string>>, shown: Readonly<Record<string, string>>) {
    const isNarrow = this.page.viewportSize()?.width === 390;
    const view = (name: string) =>
      this.hand.press(this.page.getByRole('button', { name, exact: true }));
    if (isNarrow) await view('Try it');
    const beside = besideOf(this.page);
    for (const [name, text] of Object.entries(inputs)) {
      const found = beside.getByLabel(name, { exact: true });
      const options = beside.getByRole('group', { name, exact: true }).first();
      if (await options.isVisible())
        await this.hand.check(options.getByRole('radio', { name: text }));
      else await this.hand.write(found, text);
    }
    await this.hand.press(beside.getByRole('button', { name: 'Calculate', exact: true }));
    for (const [id, text] of Object.entries(shown)) {
      await expect(output(this.page, id)).toHaveText(text);
    }
    if (isNarrow) await view('Form');
  }
}

const calculators: Readonly<Record<string, (maker: Maker) => Promise<void>>> = {
  'paint for a cylinder': async (maker) => {
    await maker.open('Paint for a cylinder');
    await maker.add('field', 'Radius (m)');
    await maker.add('field', 'Height (m)');
    await maker.add('field', 'Litres per m²', { 'Greater than': '0' });
    await maker.add('field', 'Price per litre');
    await maker.add('field', 'Surface', { Kind: 'Choice between options' });
    await maker.add('option', 'Smooth', { Number: '1' });
    await maker.add('option', 'Rough', { Number: '1.5' });
    await maker.add('field', 'Primer', { Unit: 'L', 'Opens with': '0' });
    // Only a rough surface needs a primer.
    await maker.addKey(/^Only when/);
    await maker.choose('Only when: what', 'Surface');
    await maker.hand.press(maker.form.getByRole('checkbox', { name: 'Smooth' }));
    await maker.hand.press(maker.form.getByRole('checkbox', { name: 'Rough' }));
    await maker.fits();
    await maker.add('result', 'Area', { Unit: 'm²' });
    await maker.mistake(
      '2πradus(radius + h)',
      'There is no field or result called “radus”.',
      '2πRadius(radius + h)',
    );
    await maker.add('result', 'Paint', { Unit: 'L' });
    await maker.mistake(
      'Area × litres per m² × surface × (1 + 10%',
      'is not closed',
      'Area × litres per m² × surface × (1 + 10%)',
    );
    await maker.add('result', 'Cost of the paint', { Kind: 'Amount of money' });
    await maker.mistake(
      'paint × price per litre ×',
      'Something is missing after “×”.',
      'paint × price per litre',
    );
    await expect(summaryOf(maker.page)).toHaveText('Nothing wrong');
    // 2π · 1 · 3 = 18.849…; · 0.2 · 1.1 = 4.1469…; · 10 = 41.469…
    await maker.answer(
      {
        Radius: '1',
        Height: '2',
        'Litres per m²': '0.2',
        'Price per litre': '10',
        Surface: 'Smooth',
      },
      { area: '18.85 m²', paint: '4.15 L', costOfThePaint: '41.47' },
    );
    await maker.press('Examples');
    await maker.press('Take what the page shows');
    await expect(maker.box('Name of the example')).toHaveValue(
      'Radius 1 m, Height 2 m, Litres per m² 0.2',
    );
    await expect(summaryOf(maker.page)).toHaveText('Nothing wrong');
  },
  'quiz score': async (maker) => {
    await maker.open('Quiz score');
    await maker.add('field', 'Right answers', { Kind: 'Whole number' });
    await maker.add('field', 'Questions', { Kind: 'Whole number', 'Greater than': '0' });
    await maker.add('field', 'Late days', { Kind: 'Whole number', 'Opens with': '0' });
    await maker.add('result', 'Share of right answers', { Kind: 'Percentage' });
    await maker.mistake(
      '= right answers / questins * 100',
      'There is no field or result called “questins”.',
      '= right answers / Questions * 100',
    );
    await maker.add('result', 'Score');
    await maker.mistake('A1 − late days', '“A1” is a cell of a spreadsheet');
    await maker.mistake(
      'max(0; share of right answers − 5 late days',
      'is not closed',
      'max(0; share of right answers − 5 late days)',
    );
    await expect(summaryOf(maker.page)).toHaveText('Nothing wrong');
    // 18 of 20 are 90%; three days late cost 15.
    await maker.answer(
      { 'Right answers': '18', Questions: '20', 'Late days': '3' },
      { shareOfRightAnswers: '90.00%', score: '75.00' },
    );
  },
  'recipe scaler': async (maker) => {
    await maker.open('Recipe scaler');
    await maker.add('field', 'Servings of the recipe', { 'Greater than': '0' });
    await maker.add('field', 'Servings wanted');
    await maker.add('field', 'Flour (g)');
    await maker.add('result', 'Flour needed', { Unit: 'g' });
    await maker.mistake(
      'flour × servings wanted / servings of the recipe × 1 kg',
      '“kg” is a unit',
      'flour × servings wanted / servings of the recipe × 1',
    );
    await maker.add('result', 'Cups of flour');
    await maker.mistake(
      'flour needed ÷ 1,250 × 10',
      '“1,250” can be 1250 or 1.250',
      'flour needed ÷ 1250 × 10',
    );
    await maker.mistake('= flour needed / / 125', 'Something is missing', '= flour needed / 125');
    await expect(summaryOf(maker.page)).toHaveText('Nothing wrong');
    // 500 g for 4 are 750 g for 6, which is 6 cups of 125 g.
    await maker.answer(
      { 'Servings of the recipe': '4', 'Servings wanted': '6', Flour: '500' },
      { flourNeeded: '750.00 g', cupsOfFlour: '6.00' },
    );
  },
  'unit converter': async (maker) => {
    await maker.open('Old lengths');
    await maker.add('field', 'Length', { 'Opens with': '1' });
    for (const way of ['From', 'To']) {
      await maker.add('field', way, { Kind: 'Choice between options' });
      await maker.add('option', 'Metres', { Number: '1' });
      await maker.add('option', 'Fathoms', { Number: '1.8288' });
      await maker.add('option', 'Chains', { Number: way === 'From' ? '20.1168' : '' });
    }
    await maker.add('result', 'Converted');
    await maker.mistake(
      'length × form ÷ to',
      'There is no field or result called “form”.',
      'length × From ÷ to',
    );
    // An option without a number: the message leads to it.
    await expect(maker.form.getByRole('paragraph').filter({ hasText: 'Chains' })).toBeVisible();
    await maker.press(/^To Choice/);
    await maker.press(/^Chains/);
    await maker.write('Number', '20.1168');
    await maker.press(/^Converted/);
    await maker.mistake('length × from > to', 'A formula does not compare');
    await maker.mistake(
      'length × from ÷ to)',
      'A bracket “)” closes nothing.',
      'length × from ÷ to',
    );
    await expect(summaryOf(maker.page)).toHaveText('Nothing wrong');
    // 10 chains are 201.168 m, which are 110 fathoms.
    await maker.answer({ Length: '10', From: 'Chains', To: 'Fathoms' }, { converted: '110.00' });
  },
  'rolls of wallpaper, with an Arabic label': async (maker) => {
    await maker.open('Rolls of wallpaper');
    await maker.add('field', 'Width of the wall in metres');
    await maker.add('field', 'Height of the room', { Unit: 'm' });
    await maker.add('field', 'Width of a roll (cm)', { 'Greater than': '0' });
    await maker.add('field', 'Length of a roll (m)');
    await maker.add('field', 'السعر لكل لفة');
    await maker.add('result', 'Strips');
    await maker.mistake(
      'roundup(wall width × 100 / roll width)',
      'There is no field or result called “wall width”.',
      'roundup(Width of the wall in metres × 100 / roll width)',
    );
    await maker.mistake(
      'roundup(width of the wall in metres × 100 / roll width)',
      'There is no field or result called “roll width”.',
      'roundup(width of the wall in metres × 100 / Width of a roll)',
    );
    await maker.add('result', 'Rolls');
    await maker.mistake(
      'ceiling(strips / flor(length of a roll / height of the room))',
      'There is no function “flor”.',
      'ceiling(strips / floor(length of a roll / height of the room))',
    );
    await maker.add('result', 'Cost');
    await maker.write('Formula', 'rolls × السعر لكل لفة');
    await expect(summaryOf(maker.page)).toHaveText('Nothing wrong');
    // 8 strips of 53 cm cover 4 m; a roll of 10.05 m gives four strips of 2.5 m.
    await maker.answer(
      {
        'Width of the wall in metres': '4',
        'Height of the room': '2.5',
        'Width of a roll': '53',
        'Length of a roll': '10.05',
        'السعر لكل لفة': '20',
      },
      { strips: '8.00', rolls: '2.00', cost: '40.00' },
    );
  },
  'loan with a graduated fee': async (maker) => {
    await maker.open('Loan with a fee');
    await maker.add('field', 'Loan amount', { 'Greater than': '0' });
    await maker.add('field', 'Interest rate', { Largest: '100' });
    await maker.add('field', 'Years');
    await maker.add('result', 'Fee', { Kind: 'Amount of money' });
    await maker.mistake('IF(loan amount < 10000; 2%; 1%)', 'Give the figure several formulas');
    await maker.choose('Formula: which way', 'several cases');
    // What was typed is the formula of the first case.
    await maker.press(/^IF\(loan/);
    await maker.choose('Only when: what', 'Loan amount');
    await maker.choose('Only when: how compared', 'is at most');
    await maker.hand.write(
      maker.form.getByRole('textbox', { name: 'Only when: the number' }),
      '10000',
    );
    await maker.mistake(
      '2% of loan amont',
      'There is no field or result called “loan amont”.',
      '2% of Loan amount',
    );
    await maker.press('Add a case');
    await maker.mistake(
      '200 + 1% (loan amount − 10,000)',
      '“10,000” can be 10000 or 10.000',
      '200 + 1% (loan amount − 10000)',
    );
    await maker.add('result', 'To pay back', { Kind: 'Amount of money' });
    await maker.mistake(
      'loan amount + fee + 5%',
      '5% of what? Say so.',
      'loan amount + fee + 5% of (loan amount + fee)',
    );
    await maker.write('Formula', 'loan amount + fee + interest rate × years × loan amount ÷ 100');
    await expect(summaryOf(maker.page)).toHaveText('Nothing wrong');
    // 200 and 1% of 5,000 are 250; simple interest of 4% for two years is 1,200.
    await maker.answer(
      { 'Loan amount': '15000', 'Interest rate': '4', Years: '2' },
      { fee: '250.00', toPayBack: '16,450.00' },
    );
    await maker.answer({ 'Loan amount': '5000' }, { fee: '100.00', toPayBack: '5,500.00' });
  },
};

for (const by of ['mouse', 'keyboard'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`made from blank by ${by} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });
      for (const [name, make] of Object.entries(calculators)) {
        test(name, async ({ page }) => {
          const complaints = complaintsOf(page);
          await make(new Maker(page, handOf(page, by)));
          expect(complaints).toEqual([]);
        });
      }
    });
  }
}
