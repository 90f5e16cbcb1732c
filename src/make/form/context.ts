import { type ComponentType, createContext, useContext, useState } from 'react';
import type { Place, Schema } from '../../../schemas/shapes.ts';
import { type DraftData, keyAt, type Path, type Problem } from '../../engine/draft/draft.ts';

/** A value of the draft, with where it stands and what may stand there. */
export interface Node extends Place {
  readonly schema: Schema;
  readonly value: unknown;
}

/** A value to draw. */
export interface NodeProps extends Node {
  /** Without a value there is no key. */
  readonly isOptional?: boolean | undefined;
  /** Takes the key away, by a button. */
  readonly remove?: (() => void) | undefined;
}

/** A problem with the path of its key. */
export interface Located {
  readonly problem: Problem;
  readonly path: Path;
}

/** What the form remembers of itself, by the keys of its parts. */
export interface FormState {
  /** Parts that were folded or unfolded. */
  readonly open: Readonly<Record<string, boolean>>;
  /** Keys that are drawn although the draft does not have them. */
  readonly shown: Readonly<Record<string, boolean>>;
}

/** What every part of the form can see and do. */
export interface Form {
  readonly data: DraftData;
  readonly slugs: readonly string[];
  readonly problems: readonly Located[];
  /** Whether a part is unfolded; one that was never folded or unfolded is as it begins. */
  readonly isOpen: (key: string, begins?: boolean) => boolean;
  /** Whether a key is drawn that the draft does not have. */
  readonly isShown: (key: string) => boolean;
  /** Writes a value; `undefined` takes its key away, and its control stays. */
  readonly set: (path: Path, value: unknown) => void;
  /** Writes a whole draft. */
  readonly replace: (data: DraftData) => void;
  readonly open: (key: string, isOpen: boolean) => void;
  /** Unfolds a card, and folds all others except those that it is in. */
  readonly openAlone: (path: Path) => void;
  readonly show: (key: string, isShown: boolean) => void;
  /** What was remembered under some keys is remembered under others: entries moved or got another id. */
  readonly rekey: (to: (key: string) => string) => void;
  /** Moves the focus to an element, when what is done now is drawn. */
  readonly focus: (id: string) => void;
  /** Draws any value; the parts cannot import it, because it imports them. */
  readonly Value: ComponentType<NodeProps>;
}

/** The form around a part of it. */
export const FormContext = createContext<Form | null>(null);

/** The form around the part that calls this. */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A part of the form is drawn outside of it.');
  return form;
}

const isWithin = (path: Path, start: Path): boolean =>
  start.every((part, index) => path[index] === part);

/** All problems of a value and of what is in it. */
export const problemsIn = (form: Form, path: Path): readonly Located[] =>
  form.problems.filter((each) => isWithin(each.path, path));

/** The problems to say at a value: its own, and those of what is in it and has no control. */
export const problemsAt = (
  form: Form,
  path: Path,
  isDrawn: (key: string | number) => boolean = () => false,
): readonly Located[] =>
  problemsIn(form, path).filter(
    (each) => each.path.length === path.length || !isDrawn(each.path[path.length] as string),
  );

/** The key with one start replaced: of an entry, and of all that is in it. */
export const rekeyed = (from: Path, to: Path) => {
  const [start, other] = [keyAt(from), keyAt(to)];
  return (key: string): string =>
    key === start || key.startsWith(`${start}.`) || key.startsWith(`${start}[`)
      ? other + key.slice(start.length)
      : key;
};

/**
 * What a box holds while it is typed in: it need not be what the draft’s value is written as (“1.50”
 * for 1.5). A change from elsewhere is stronger. `set` writes to the draft.
 */
export function useOwnText<Made>(value: unknown, written: string, set?: (value: Made) => void) {
  const [own, setOwn] = useState<{ readonly text: string; readonly of: string | undefined }>();
  const isOwn = own !== undefined && own.of === JSON.stringify(value);
  /** Keeps a text, for as long as the draft has the value that was made of it. */
  const keep = (text: string, of: unknown) => setOwn({ text, of: JSON.stringify(of) });
  return {
    text: isOwn ? own.text : written,
    keep,
    /** Writes the value that was made of a text, and keeps the text. */
    write(text: string, of: Made) {
      keep(text, of);
      set?.(of);
    },
  };
}
