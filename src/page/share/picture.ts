import { saveFile } from '../../browser/save-file.ts';
import { type Font, layOut, type Picture, pictureTexts } from './picture-layout.ts';
import type { ResultToSave } from './SaveAs.tsx';

/*
 * The picture of a result: drawn on a canvas on the device.
 */

type FontOf = (font: Font) => string;

/** How many pixels a pixel of the page has; one in a picture that some devices could not hold otherwise. */
const scaleOf = ({ height }: Picture): number => (height > 6500 ? 1 : 2);

/** Whether the first letter of a text is of a script that is written from right to left. */
const isRightToLeft = (text: string): boolean =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    text,
  );

/** Calls a function while the page has the light theme, whatever the visitor's is; nothing is painted meanwhile. */
function inLightTheme(run: () => void): void {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'light';
  try {
    run();
  } finally {
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  }
}

function draw(context: CanvasRenderingContext2D, picture: Picture, fontOf: FontOf): void {
  const probe = document.createElement('span');
  document.body.append(probe);
  /** The colour of a design token. */
  const colourOf = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  context.fillStyle = colourOf('card');
  context.fillRect(0, 0, picture.width, picture.height);
  for (const { x, y, width, height, radius, colour } of picture.boxes) {
    context.fillStyle = colourOf(colour);
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
  }
  for (const { text, x, y, align, font, colour } of picture.texts) {
    context.font = fontOf(font);
    context.fillStyle = colourOf(colour);
    context.textAlign = align;
    context.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
    context.fillText(text, x, y);
  }
  probe.remove();
}

/** Draws the picture of a result; rejects if the browser cannot make one. */
async function pictureOf(result: ResultToSave): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  const { fontFamily } = getComputedStyle(document.body);
  const fontOf: FontOf = ({ size, weight }) => `${weight} ${size}px ${fontFamily}`;
  const texts = pictureTexts(result, `${location.host}${location.pathname}`);
  const picture = layOut(texts, (text, font) => {
    context.font = fontOf(font);
    return context.measureText(text).width;
  });
  const scale = scaleOf(picture);
  canvas.width = picture.width * scale;
  canvas.height = picture.height * scale;
  context.scale(scale, scale);
  inLightTheme(() => draw(context, picture, fontOf));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture.');
  return blob;
}

/** Opens the device's share dialog with a file; returns whether there is one. */
async function share(file: File, title: string): Promise<boolean> {
  const data = { files: [file], title };
  if (!navigator.canShare?.(data)) return false;
  return navigator.share(data).then(
    () => true,
    // A visitor who cancels the dialog needs no fallback.
    ({ name }: Error) => name === 'AbortError',
  );
}

/** Shares a picture of a result, or downloads it where nothing can be shared; returns what to say about it. */
export async function savePicture(result: ResultToSave): Promise<string> {
  const { slug, fileName = slug, manifest } = result.calculator;
  const blob = await pictureOf(result);
  const name = `${fileName}.png`;
  if (await share(new File([blob], name, { type: blob.type }), manifest.title)) return '';
  saveFile(name, blob, blob.type);
  return 'Picture saved';
}
