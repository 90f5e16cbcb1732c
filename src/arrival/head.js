/*
 * The first of a page's three moments (see README.md in this folder): stands in every document's
 * head, except in embeds, and runs before anything is painted. It applies the theme and the currency
 * that the visitor chose, keeps the room for their favourites and cases, and makes the form usable.
 */
import { prefix } from '../browser/storage.ts';
import { calculatorForm, offerReload } from './head-form.js';
import { showMoney } from './head-money.js';
import { dataset } from './head-root.js';

/** What the device has stored under a name; nothing in a browser that blocks storage. */
function stored(name) {
  try {
    return localStorage[prefix + name];
  } catch {}
}

/** The theme that was chosen; nothing for the system's. */
const chosen = () => ['light', 'dark'].find((theme) => theme === stored('theme'));

function show(theme) {
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
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

function showChoices() {
  show(chosen());
  // What a link asks for comes with the script that knows all currencies.
  showMoney(/[#&]money=/.test(location.hash) ? '' : stored('money'));
}

showChoices();
// The whole document is there, or comes back from the browser's memory; chosen in another tab, or in this one.
for (const sign of ['pageshow', 'storage', 'stored']) addEventListener(sign, showChoices);
addEventListener('change', ({ target: { name, value } }) => {
  if (name !== 'site-theme') return;
  const theme = value === 'system' ? undefined : value;
  show(theme);
  try {
    if (theme) localStorage[`${prefix}theme`] = theme;
    else delete localStorage[`${prefix}theme`];
  } catch {}
});

if (stored('favourites')) dataset.favourites = '';
try {
  const cases = `${prefix}case.${location.pathname.split('/').pop()}.`;
  if (Object.keys(localStorage).some((key) => key.startsWith(cases))) dataset.cases = '';
} catch {}

// A space at the beginning says that the form was not submitted.
offerReload((form) => {
  try {
    sessionStorage[location.pathname] =
      (form.dataset.submitted ?? ' ') + new URLSearchParams(new FormData(form));
  } catch {}
  location.reload();
});

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
