import { saveFile } from '../../browser/save-file.ts';
import { type Font, layOut, type Picture, pictureTexts } from './picture-layout.ts';
import type { ResultToSave } from './SaveAs.tsx';

/*
 * The picture of a result: drawn on a canvas on the device.
 */

/** How many pixels a pixel of the page has; one in a picture that some devices could not hold otherwise. */
const scaleOf = ({ height }: Picture): number => (height > 6500 ? 1 : 2);

/** Whether the first letter of a text is of a script that is written from right to left. */
const isRightToLeft = (text: string): boolean =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    text,
  );

/**
 * Takes a text of the page's font; returns what gives the colour of a design token in the light theme,
 * whatever the screen's theme is.
 */
function lightColours(): { readonly of: (token: string) => string; readonly end: () => void } {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'light';
  document.body.append(probe);
  return {
    of: (token) => {
      probe.style.color = `var(--${token})`;
      return getComputedStyle(probe).color;
    },
    end: () => probe.remove(),
  };
}

/** Draws a picture; rejects if the browser cannot make one. */
async function draw(result: ResultToSave): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  const { fontFamily } = getComputedStyle(document.body);
  const fontOf = ({ size, weight }: Font) => `${weight} ${size}px ${fontFamily}`;
  const address = `${location.host}${location.pathname}`;
  const picture = layOut(pictureTexts(result, address), (text, font) => {
    context.font = fontOf(font);
    return context.measureText(text).width;
  });
  const scale = scaleOf(picture);
  canvas.width = picture.width * scale;
  canvas.height = picture.height * scale;
  context.scale(scale, scale);
  const colours = lightColours();
  context.fillStyle = colours.of('card');
  context.fillRect(0, 0, picture.width, picture.height);
  for (const { x, y, width, height, radius, colour } of picture.boxes) {
    context.fillStyle = colours.of(colour);
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
  }
  for (const { text, x, y, align, font, colour } of picture.texts) {
    context.font = fontOf(font);
    context.fillStyle = colours.of(colour);
    context.textAlign = align;
    context.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
    context.fillText(text, x, y);
  }
  colours.end();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png');
  });
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
  const blob = await draw(result);
  const name = `${fileName}.png`;
  if (await share(new File([blob], name, { type: blob.type }), manifest.title)) return '';
  saveFile(name, blob, blob.type);
  return 'Picture saved';
}
