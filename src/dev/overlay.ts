/*
 * The overlay of development (the server puts this into the page): what `npm run
 * check` says stands on the page, and what was typed outlives a reload.
 */

// ---------------------------------------------------------------- what was typed

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor has done to a page. */
interface Typed {
  /** How many rows each list has. */
  readonly rows: Readonly<Record<string, number>>;
  /** What the controls hold that do not hold what the page opened with, by name. */
  readonly controls: readonly (readonly [name: string, value: string])[];
  readonly answered: boolean;
  readonly top: number;
}

const place = `typed at ${location.pathname}`;
const theForm = () => document.querySelector<HTMLFormElement>('form[data-calculator]');
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((each): each is Control => 'name' in each && each.name !== '');
const answerStands = () => document.querySelector('[data-panel] output') !== null;

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected;
  if ('checked' in control && control.type === 'radio') {
    return control.checked && !control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

function typed(form: HTMLFormElement): Typed {
  const rows: Record<string, number> = {};
  for (const { name } of controlsOf(form)) {
    const [list = '', index] = name.split('.');
    if (index) rows[list] = Number(index) + 1;
  }
  return {
    rows,
    controls: controlsOf(form)
      .filter(isTouched)
      .map(({ name, value }) => [name, value]),
    answered: answerStands(),
    top: scrollY,
  };
}

/** Types into a control as a visitor would: React hears of nothing else. */
function type(form: HTMLFormElement, name: string, value: string): boolean {
  const control = controlsOf(form).find(
    (each) => each.name === name && (each.type !== 'radio' || each.value === value),
  );
  if (!control) return false;
  if (control.type === 'radio') {
    control.click();
    return true;
  }
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const event of ['input', 'change'])
    control.dispatchEvent(new Event(event, { bubbles: true }));
  return true;
}

const frame = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Waits until something holds, a few seconds at most. */
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 250 && !holds(); tries += 1) await frame();
}

async function typeAgain({ rows, controls, answered, top }: Typed): Promise<void> {
  await until(() => theForm()?.dataset.hydrated !== undefined);
  const form = theForm();
  if (!form) return;
  for (const [list, count] of Object.entries(rows)) {
    const add = form.querySelector<HTMLButtonElement>(`[id="field-${list}-add"]`);
    for (let row = 1; row < count; row += 1) {
      add?.click();
      await frame();
    }
  }
  // A field may appear with what is chosen in another.
  let left = controls;
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    left = left.filter(([name, value]) => !type(form, name, value));
    if (left.length > 0) await until(() => left.some(([name]) => form.elements.namedItem(name)));
  }
  if (answered) {
    form.requestSubmit();
    await until(answerStands);
  }
  scrollTo({ top, behavior: 'instant' });
}

// ---------------------------------------------------------------- what is to mend

function show(problems: readonly string[]): void {
  document.querySelector('#dev-overlay')?.remove();
  document.body.style.paddingBottom = '';
  if (problems.length === 0) return;
  const box = document.createElement('aside');
  box.id = 'dev-overlay';
  box.setAttribute('role', 'status');
  box.style.cssText =
    'position: fixed; inset: auto 0 0; max-height: 40vh; overflow: auto; padding: 0.75rem 1rem; color: #fff; background: #8c1d18; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere';
  box.append(
    ...problems.map((problem) => {
      const line = document.createElement('div');
      line.textContent = problem;
      line.style.paddingBlock = '0.25rem';
      return line;
    }),
  );
  document.body.append(box);
  document.body.style.paddingBottom = `${box.offsetHeight}px`;
}

// ---------------------------------------------------------------- the server

// The server looks for these very words.
const hot = import.meta.hot;
if (hot) {
  const before = sessionStorage.getItem(place);
  let typing = before !== null;
  if (before !== null) {
    void typeAgain(JSON.parse(before) as Typed).finally(() => {
      typing = false;
      sessionStorage.removeItem(place);
    });
  }
  hot.on('vite:beforeFullReload', () => {
    const form = theForm();
    // What is still being typed again is remembered as it is.
    if (form && !typing) sessionStorage.setItem(place, JSON.stringify(typed(form)));
  });

  hot.on('overlay:problems', show);
  hot.send('overlay:ready');
}
