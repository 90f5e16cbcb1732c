import { hasWords } from '../../browser/has-words.ts';
import { currencies, signOf } from '../../engine/money/currencies.ts';
import styles from './choice.module.css';
import { chooseMoney, shownMoney } from './chosen.ts';

/*
 * The list in which a visitor chooses a currency. The header is prerendered and never hydrated, so the
 * list is plain DOM; it is fetched when it is first opened.
 */

const none = { name: 'None', code: '', sign: '' };

const choices = [
  none,
  ...Object.entries(currencies).map(([code, { name }]) => ({ name, code, sign: signOf(code) })),
];

/** An element with attributes and what is in it. */
function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...content);
  return created;
}

const row = ({ name, code, sign }: typeof none): HTMLElement =>
  element(
    'label',
    {},
    element('input', { type: 'radio', name: 'site-money', value: code }),
    element('span', {}, name),
    element('small', {}, code),
    element('b', { 'aria-hidden': 'true' }, sign),
  );

/** Adds the list to its popover, which is empty until then. */
function build(popover: HTMLElement): void {
  popover.classList.add(styles.choice as string);
  const search = element('input', {
    type: 'search',
    'aria-label': 'Find a currency',
    placeholder: 'Name, code or sign',
    autocomplete: 'off',
  });
  const status = element('p', { role: 'status' });
  const about = 'Amounts that name no currency are shown with its sign. Nothing is converted.';
  popover.append(
    element(
      'fieldset',
      {},
      element('legend', {}, 'Your currency'),
      element('p', {}, about),
      search,
      element('div', {}, ...choices.map(row)),
    ),
    status,
  );
  const radios = [...popover.querySelectorAll<HTMLInputElement>('[type=radio]')];

  function find() {
    let count = 0;
    for (const [index, radio] of radios.entries()) {
      const { name, code, sign } = choices[index] as typeof none;
      const found = hasWords(`${name} ${code} ${sign}`, search.value);
      (radio.parentElement as HTMLElement).hidden = !found;
      count += Number(found);
    }
    status.textContent = !search.value.trim() ? '' : count ? `${count} found` : 'No currency found';
  }

  const visible = () => radios.filter(({ parentElement }) => !parentElement?.hidden);

  search.addEventListener('input', find);
  search.addEventListener('keydown', (event) => {
    const [first] = visible();
    if (!first || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (event.key === 'ArrowDown') (visible().find(({ checked }) => checked) ?? first).focus();
    // The best match, once something was typed.
    else if (search.value.trim()) {
      first.click();
      popover.hidePopover();
    }
  });
  popover.addEventListener('click', ({ target, detail }) => {
    const pressed = target as HTMLElement;
    if (pressed.matches('[type=radio]')) {
      const { value } = pressed as HTMLInputElement;
      chooseMoney(value);
      status.textContent = `Amounts are shown ${value ? `in ${currencies[value]?.name}` : 'as plain numbers'}.`;
    }
    // An arrow key moves through the list and chooses on its way: only a press or Enter closes it.
    // Afterwards, so that the focus is in the list and returns to the button from there.
    if (detail > 0 && pressed.closest('label')) setTimeout(() => popover.hidePopover());
  });
  popover.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && (target as Element).matches('[type=radio]')) popover.hidePopover();
  });
  popover.addEventListener('toggle', () => {
    search.value = '';
    find();
  });
}

/** Shows the list in its popover, which has just been opened. */
export function showChoice(popover: HTMLElement): void {
  if (!popover.querySelector('fieldset')) build(popover);
  const shown = shownMoney();
  for (const radio of popover.querySelectorAll<HTMLInputElement>('[type=radio]')) {
    radio.checked = radio.value === shown;
    if (radio.checked) radio.parentElement?.scrollIntoView({ block: 'nearest' });
  }
  // On a phone, a keyboard would cover the list.
  const first = matchMedia('(pointer: coarse)').matches ? '[type=radio]:checked' : '[type=search]';
  popover.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
}
