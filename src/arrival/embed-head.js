/*
 * The head script of an embed (docs/embedding.md), a calculator in a frame on a page of another site. It
 * reads and writes nothing on the device: theme and currency are those that the frame's address names.
 */
import './head-form.js';
import { showMoney } from './head-money.js';

const { documentElement } = document;
// The security policy allows no style in an attribute.
documentElement.style.setProperty('--hue', documentElement.dataset.hue ?? '');

const theme = new URLSearchParams(location.search).get('theme');
if (theme === 'light' || theme === 'dark') documentElement.dataset.theme = theme;

// A currency was set for this page (money/chosen.ts).
addEventListener('storage', () => showMoney());

/** Tells the page around the frame how high the content is. The height is no secret: any page may know. */
const reportHeight = () =>
  parent.postMessage({ type: 'reckonwell:height', height: documentElement.offsetHeight }, '*');

new ResizeObserver(reportHeight).observe(documentElement);
