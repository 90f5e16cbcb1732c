/*
 * The overlay of the development server, which adds this script to each page: it shows the issues that
 * `npm run check` finds, and restores the inputs of the form after a reload.
 */

// ---------------------------------------------------------------- inputs

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The state of a form. */
interface TypedInputs {
  /** The number of rows by field id. */
  readonly rows: Readonly<Record<string, number>>;
  /** The changed controls: name and value. */
  readonly controls: readonly (readonly [name: string, value: string])[];
  readonly answered: boolean;
  readonly top: number;
}

const storageKey = `typed at ${location.pathname}`;
const calculatorForm = () => document.querySelector<HTMLFormElement>('form[data-calculator]');
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((each): each is Control => 'name' in each && each.name !== '');
const hasAnswer = () => document.querySelector('[data-panel] output') !== null;

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected;
  if ('checked' in control && control.type === 'radio') {
    return control.checked && !control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

function inputsOf(form: HTMLFormElement): TypedInputs {
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
    answered: hasAnswer(),
    top: scrollY,
  };
}

/** Sets the value of a control and dispatches its events, so that React notices; false if there is none. */
function setControl(form: HTMLFormElement, name: string, value: string): boolean {
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

const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Waits until a condition is true, for at most five seconds. */
async function waitFor(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 250 && !holds(); tries += 1) await nextFrame();
}

async function restoreInputs({ rows, controls, answered, top }: TypedInputs): Promise<void> {
  await waitFor(() => calculatorForm()?.dataset.hydrated !== undefined);
  const form = calculatorForm();
  if (!form) return;
  for (const [list, count] of Object.entries(rows)) {
    const add = form.querySelector<HTMLButtonElement>(`[id="field-${list}-add"]`);
    for (let row = 1; row < count; row += 1) {
      add?.click();
      await nextFrame();
    }
  }
  // A field may appear only after another one is set.
  let left = controls;
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    left = left.filter(([name, value]) => !setControl(form, name, value));
    if (left.length > 0) await waitFor(() => left.some(([name]) => form.elements.namedItem(name)));
  }
  if (answered) {
    form.requestSubmit();
    await waitFor(hasAnswer);
  }
  scrollTo({ top, behavior: 'instant' });
}

// ---------------------------------------------------------------- issues

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

// The server searches for this exact code.
const hot = import.meta.hot;
if (hot) {
  const before = sessionStorage.getItem(storageKey);
  let restoring = before !== null;
  if (before !== null) {
    void restoreInputs(JSON.parse(before) as TypedInputs).finally(() => {
      restoring = false;
      sessionStorage.removeItem(storageKey);
    });
  }
  hot.on('vite:beforeFullReload', () => {
    const form = calculatorForm();
    // While inputs are being restored, the stored ones stay.
    if (form && !restoring) sessionStorage.setItem(storageKey, JSON.stringify(inputsOf(form)));
  });

  hot.on('overlay:problems', show);
  hot.send('overlay:ready');
}
