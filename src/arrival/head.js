/*
 * The first of a page's three moments (see README.md in this folder): stands in every document's
 * head and runs before anything is painted. It applies the theme that the visitor chose, keeps the
 * room for their favourites, folds parts on a phone, and makes the form usable without any other
 * script: an early submit must not reload the page, a Calculate button that waits for its fields is
 * enabled while they are filled, and a script that cannot be fetched is reported beside the button.
 */
import { prefix } from '../browser/storage.ts';

const { documentElement } = document;
// The security policy allows no style in an attribute.
documentElement.style.setProperty('--hue', documentElement.dataset.hue ?? '');

/** What the device has stored under a name; nothing in a browser that blocks storage. */
function stored(name) {
  try {
    return localStorage[prefix + name];
  } catch {}
}

/** The theme that was chosen; nothing for the system's. */
function chosen() {
  const theme = stored('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

function show(theme) {
  if (theme) documentElement.dataset.theme = theme;
  else delete documentElement.dataset.theme;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    const { scheme } = meta.dataset;
    meta.media = theme
      ? theme === scheme
        ? 'all'
        : 'not all'
      : `(prefers-color-scheme: ${scheme})`;
  }
  for (const radio of document.getElementsByName('site-theme')) {
    radio.checked = radio.value === (theme ?? 'system');
  }
}

/**
 * Shows amounts of no stated currency in the one that the visitor chose (money/chosen.ts), or that a
 * link asks for (`data-money-here`): `data-money` has its code, locale and decimals, `--money` its sign
 * and name.
 */
function showMoney() {
  const { dataset, style } = documentElement;
  const own = /[#&]money=/.test(location.hash) ? '' : stored('money');
  const [, money, sign = ''] =
    /^([A-Z]{3} [a-z]{2}(?:-[A-Z]{2})? \d) (.+)/.exec(dataset.moneyHere ?? own) ?? [];
  if (money === dataset.money) return;
  if (money) dataset.money = money;
  else delete dataset.money;
  style.setProperty('--money', sign);
  dispatchEvent(new Event('money'));
}

function showChoices() {
  show(chosen());
  showMoney();
}

showChoices();
// The whole document is there, or comes back from the browser's memory; chosen in another tab.
for (const sign of ['pageshow', 'storage']) addEventListener(sign, showChoices);
addEventListener('change', ({ target: { name, value } }) => {
  if (name !== 'site-theme') return;
  const theme = value === 'system' ? undefined : value;
  show(theme);
  try {
    if (theme) localStorage[`${prefix}theme`] = theme;
    else delete localStorage[`${prefix}theme`];
  } catch {}
});

// Stands in a part that a phone shows folded: without this script, everything lies open.
customElements.define(
  'phone-fold',
  class extends HTMLElement {
    connectedCallback() {
      this.parentElement.open = matchMedia('(width >= 60rem)').matches;
    }
  },
);

if (stored('favourites')) documentElement.dataset.favourites = '';
const calculatorForm = () => document.querySelector('form[data-calculator]');

// `data-submitted` and `data-pressed` tell the engine what it has to act on.
addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    event.target.dataset.submitted = '';
  },
  true,
);
addEventListener('click', ({ target }) => {
  const button = target.closest('form[data-calculator]:not([data-hydrated]) [type=button]');
  if (button) button.dataset.pressed = '';
});
addEventListener('input', ({ target: { form } }) => {
  const button = form?.querySelector('[data-until-filled]');
  if (button) {
    button.disabled = [...form.elements].some(({ required, value }) => required && !value.trim());
  }
});

/** What to do again when the visitor asks for it: a function for each script that is missing. */
const retries = [];

/** Reloads the page with what was typed; a space at the beginning says that it was not submitted. */
function reloadPage() {
  try {
    const form = calculatorForm();
    sessionStorage[location.pathname] =
      (form.dataset.submitted ?? ' ') + new URLSearchParams(new FormData(form));
  } catch {}
  location.reload();
}

/**
 * Fetches again what is missing. Only Chromium, which alone has `userAgentData`, fetches a module that
 * failed anew; Firefox and WebKit remember the failure for as long as the document is there.
 */
function tryAgain(all) {
  if (!navigator.userAgentData) reloadPage();
  else for (const again of all) again();
}

/** Says beside the button that something could not be fetched, with two ways on. */
function reportFailure() {
  const form = calculatorForm();
  if (!form || form.querySelector('[data-load-failed]')) return;
  const notice = document.createElement('div');
  notice.dataset.loadFailed = '';
  notice.setAttribute('role', 'alert');
  const add = (name, textContent) =>
    notice.appendChild(
      Object.assign(document.createElement(name), { textContent, type: 'button' }),
    );
  add('p', 'Part of this page could not be fetched. What you typed is kept.');
  const retry = add('button', 'Try again');
  const reload = add('button', 'Reload the page');
  // Pressing them is nothing that hydration has to repeat.
  notice.onclick = (event) => event.stopPropagation();
  retry.onclick = () => {
    notice.remove();
    form.querySelector('[type=submit]').focus();
    tryAgain(retries.splice(0));
  };
  reload.onclick = reloadPage;
  form.querySelector('[type=submit]').parentElement.after(notice);
}

function fetchFailed(retry) {
  retries.push(retry);
  // A document that is still being parsed may not have its form yet.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', reportFailure);
  else reportFailure();
}

// What the engine imports; a script of the document itself.
addEventListener('fetch-failed', ({ detail }) => fetchFailed(detail));
// A later part of the page, which has a button of its own.
addEventListener('fetch-again', ({ detail }) => tryAgain([detail]));
addEventListener(
  'error',
  ({ target }) => {
    const again = () => import(target.src).catch(() => fetchFailed(again));
    if (target.tagName === 'SCRIPT') fetchFailed(again);
  },
  true,
);

// What stood in the form when the page was reloaded for a script that was missing.
addEventListener('DOMContentLoaded', () => {
  const form = calculatorForm();
  try {
    const typed = sessionStorage[location.pathname];
    delete sessionStorage[location.pathname];
    for (const [name, value] of new URLSearchParams(typed.trim())) {
      const control = form.elements.namedItem(name);
      if (control) control.value = value;
    }
    if (typed[0] !== ' ') form.dataset.submitted = '';
  } catch {}
});
