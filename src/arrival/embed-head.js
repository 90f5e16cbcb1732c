/*
 * The head script of an embed (docs/embedding.md), a calculator in a frame on a page of another site. It
 * reads and writes nothing on the device: theme and currency are those that the frame's address names.
 */
import './head-form.js';
import { showMoney } from './head-money.js';
import { dataset } from './head-root.js';

const { documentElement } = document;

const theme = new URLSearchParams(location.search).get('theme');
if (theme === 'light' || theme === 'dark') dataset.theme = theme;

// A currency was set for this page (money/chosen.ts).
addEventListener('stored', () => showMoney());

/** Tells the page around the frame how high the content is. The height is no secret: any page may know. */
const reportHeight = () =>
  parent.postMessage({ type: 'reckonwell:height', height: documentElement.offsetHeight }, '*');

new ResizeObserver(reportHeight).observe(documentElement);
// A frame below what is in view is not drawn, and so not observed, but its page should not jump later.
addEventListener('load', reportHeight);
