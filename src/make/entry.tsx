import { createRoot } from 'react-dom/client';
import { RouteError } from '../page/RouteError.tsx';

/*
 * Starts the page that makes calculators. It is a document by itself: every link to another page is
 * followed by the browser, so that no other page has to know it.
 */

addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest?.('a');
    if (link?.pathname !== location.pathname) link?.setAttribute('data-reload', '');
  },
  { capture: true },
);

async function start(place: Element) {
  try {
    const { Make } = await import('./Make.tsx');
    createRoot(place).render(
      <RouteError>
        <Make />
      </RouteError>,
    );
  } catch {
    const message = 'This could not be fetched. Load the page again to retry.';
    place.append(
      Object.assign(document.createElement('p'), { textContent: message, role: 'alert' }),
    );
  }
}

const place = document.querySelector('[data-make]');
if (place) void start(place);
