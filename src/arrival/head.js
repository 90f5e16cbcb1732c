/*
 * Stands in every document's head, before anything is painted and any other script: the theme that
 * the visitor chose, the room for their favourites, parts folded on a phone, and a form that does
 * not wait for its script. A form submitted early must not reload the page, and a Calculate button
 * that waits for its fields must come to life while they are filled.
 */
const { documentElement } = document;

/** The theme that was chosen; nothing for the system's, or in a browser that keeps storage shut. */
function chosen() {
  try {
    const theme = localStorage['reckonwell.theme'];
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {}
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

show(chosen());
// The whole document is there, or comes back from the browser's memory; chosen in another tab.
for (const sign of ['pageshow', 'storage']) addEventListener(sign, () => show(chosen()));
addEventListener('change', ({ target: { name, value } }) => {
  if (name !== 'site-theme') return;
  const theme = value === 'system' ? undefined : value;
  show(theme);
  try {
    if (theme) localStorage['reckonwell.theme'] = theme;
    else delete localStorage['reckonwell.theme'];
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

try {
  if (localStorage['reckonwell.favourites']) documentElement.dataset.favourites = '';
} catch {}
addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    event.target.dataset.submitted = '';
  },
  true,
);
addEventListener('input', ({ target: { form } }) => {
  const button = form?.querySelector('[data-until-filled]');
  if (button) {
    button.disabled = [...form.elements].some(({ required, value }) => required && !value.trim());
  }
});
