/*
 * Stands in every document, before any other script: a form submitted early must not reload the
 * page, and a Calculate button that waits for its fields must come to life while they are filled.
 */
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
