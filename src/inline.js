/*
 * Stands in every document, before any other script: a form submitted early must not reload the
 * page, a Calculate button that waits for its fields must come to life while they are filled, and
 * a visitor's favourites need their room before the page is painted.
 */
try {
  if (localStorage['reckonwell.favourites']) document.documentElement.dataset.favourites = '';
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
