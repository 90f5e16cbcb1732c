import { useRef } from 'react';
import { type LazyPart, lazyPart, prefetch } from '../../browser/lazy.ts';
import { daysToKeep } from '../../engine/answer/days-to-keep.ts';
import type { ResultOf } from '../../engine/answer/result-text.ts';
import type { FormValues } from '../../engine/input/kinds/kind.ts';
import styles from '../tools.module.css';
import { spreadsheet } from './parts.ts';

/** A result, and the inputs that it belongs to. */
export interface ResultToSave extends ResultOf {
  readonly typed: FormValues;
}

interface Format {
  readonly label: string;
  /** What saves a result and returns what to say about it; an empty text if nothing. */
  readonly save: LazyPart<(result: ResultToSave) => string | Promise<string>>;
  /** Whether a result can be saved like this; without this, each can. */
  readonly fits?: (result: ResultToSave) => boolean;
}

const formats: readonly Format[] = [
  {
    label: 'Picture (PNG)',
    save: lazyPart(async () => (await import('./picture.ts')).savePicture),
  },
  {
    label: 'Calendar entry (.ics)',
    save: lazyPart(async () => (await import('./save-calendar.ts')).saveCalendar),
    fits: (result) => daysToKeep(result).length > 0,
  },
  {
    label: 'Spreadsheet with formulas (.xlsx)',
    save: lazyPart(async () => {
      const { saveSpreadsheet } = await prefetch(spreadsheet);
      return async ({ calculator, answer, typed }) => {
        await saveSpreadsheet(calculator, [{ name: 'Value', answer, typed }]);
        return 'Spreadsheet saved';
      };
    }),
  },
];

interface SaveAsProps {
  readonly result: ResultToSave;
  /** Shows a message beside the button. */
  readonly say: (message: string) => void;
}

/** A button with the formats in which a result can be saved. What writes them is fetched when it is pressed. */
export function SaveAs({ result, say }: SaveAsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const fitting = formats.filter(({ fits }) => fits?.(result) ?? true);

  async function saveAs({ save }: Format) {
    // The focus returns to the button that opened the menu.
    menu.current?.hidePopover();
    say('');
    try {
      say(await (await prefetch(save))(result));
    } catch {
      say('This could not be saved. Check your connection, then try again.');
    }
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="save-as"
        onClick={() => {
          for (const { save } of fitting) void prefetch(save);
        }}
      >
        Save as…
      </button>
      <div ref={menu} id="save-as" popover="auto" className={styles.menu}>
        <ul aria-label="Save as">
          {fitting.map((format) => (
            <li key={format.label}>
              <button type="button" onClick={() => saveAs(format)}>
                {format.label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
