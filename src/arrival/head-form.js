/*
 * What the head scripts of a page and of an embed share: it folds parts on a phone, fetches the styles of
 * what is not seen first, and makes the form usable without any other script. An early submit must not
 * reload the page, a Calculate button that waits for its fields is enabled while they are filled, and a
 * script that cannot be fetched is reported beside the button.
 */
import { dataset } from './head-root.js';

// Stands in a part that a phone shows folded: without this script, everything lies open.
customElements.define(
  'phone-fold',
  class extends HTMLElement {
    connectedCallback() {
      this.parentElement.open = matchMedia('(width >= 60rem)').matches;
    }
  },
);

/** On a calculator's page, fetches the styles of what is not seen first. */
function fetchStyles() {
  const link = document.getElementById('deferred');
  if (link?.rel === 'deferred') link.rel = 'stylesheet';
}
// After all that an answer needs, or when the visitor goes on.
for (const sign of ['load', 'scroll', 'beforetoggle']) addEventListener(sign, fetchStyles, true);

/** The form of the calculator; a page of text has none. */
export const calculatorForm = () => document.querySelector('form[data-calculator]');

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

let reload;

/** Sets what the button "Reload the page" does with the form; without it, there is no such button. */
export const offerReload = (act) => {
  reload = act;
};

/**
 * Fetches again what is missing. Only Chromium, which alone has `userAgentData`, fetches a module anew
 * that failed; Firefox and WebKit remember the failure for as long as the document is there.
 */
function tryAgain(all) {
  if (reload && !navigator.userAgentData) reload(calculatorForm());
  else for (const again of all) again();
}

/** Says beside the button that something could not be fetched, with the ways on. */
function reportFailure() {
  const form = calculatorForm();
  if (!form || form.querySelector('[data-load-failed]')) return;
  const submit = form.querySelector('[type=submit]');
  const notice = document.createElement('div');
  notice.dataset.loadFailed = '';
  notice.role = 'alert';
  const add = (name, textContent, act) =>
    notice.appendChild(
      Object.assign(document.createElement(name), {
        textContent,
        type: 'button',
        onclick(event) {
          event.stopPropagation();
          act?.(form);
        },
      }),
    );
  add('p', 'Part of this page could not be fetched. What you typed is kept.');
  add('button', 'Try again', () => {
    notice.remove();
    submit.focus();
    tryAgain(retries.splice(0));
  });
  if (reload) add('button', 'Reload the page', reload);
  submit.parentElement.after(notice);
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
    // What waits for its styles is shown without.
    if (target.id === 'deferred') dataset.unstyled = '';
  },
  true,
);
