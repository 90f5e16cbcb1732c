/*
 * "A new version is ready": said in a corner of the page, with a button to use it now. Nothing reloads
 * by itself: without the button, the new version comes with the next visit.
 */

let shown: HTMLElement | undefined;

/** Keeps what was typed over a reload: in the address, as in a link to the form. */
function keepInputs(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-calculator]');
  if (!form || location.hash.includes('=')) return;
  const isChanged = [...form.elements].some((element) => {
    if (element instanceof HTMLSelectElement) {
      return [...element.options].some((each) => each.selected !== each.defaultSelected);
    }
    if (!(element instanceof HTMLInputElement)) return false;
    return element.type === 'radio'
      ? element.checked !== element.defaultChecked
      : element.value !== element.defaultValue;
  });
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  if (isChanged) history.replaceState(history.state, '', `#${new URLSearchParams(typed)}`);
}

function use(worker: ServiceWorker): void {
  const reload = () => {
    keepInputs();
    location.reload();
  };
  if (worker.state === 'activated') reload();
  else {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    worker.postMessage({ type: 'activate' });
  }
}

/** Offers the version of a worker, once it is ready to take over. */
export function offerUpdate(worker: ServiceWorker): void {
  shown?.remove();
  const note = document.createElement('div');
  note.className = 'site-update';
  note.setAttribute('role', 'status');
  document.body.append(note);
  shown = note;
  const button = (text: string, press: () => void) => {
    const made = Object.assign(document.createElement('button'), {
      type: 'button',
      onclick: press,
    });
    made.textContent = text;
    return made;
  };
  const text = document.createElement('p');
  text.textContent = 'A new version is ready.';
  // In the next task: assistive technology announces what changes in a status that is there.
  setTimeout(() =>
    note.append(
      text,
      button('Use it now', () => use(worker)),
      button('Later', () => note.remove()),
    ),
  );
}
