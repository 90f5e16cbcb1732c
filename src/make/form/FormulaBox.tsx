import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { functionNames, toTex } from '../../../schemas/formula.ts';
import {
  constantNames,
  fieldNamed,
  fieldNames,
  figureNames,
  type Name,
  objectAt,
} from '../../../schemas/references.ts';
import type { JsonObject } from '../../../schemas/shapes.ts';
import { lazyPart } from '../../browser/lazy.ts';
import { trustedHtml } from '../../browser/trusted.ts';
import { formulaNames } from '../../engine/draft/formulas.ts';
import { type Named, readTyped } from '../../engine/formula/typed.ts';
import { isSafeHtml } from '../page/safe-html.ts';
import { type NodeProps, useForm } from './context.ts';
import styles from './form.module.css';
import { Labelled } from './Labelled.tsx';

const signs = [
  ['+', 'plus', ' + '],
  ['−', 'minus', ' − '],
  ['×', 'times', ' × '],
  ['÷', 'divided by', ' ÷ '],
  ['%', 'percent', '%'],
  ['x²', 'squared', '²'],
  ['xⁿ', 'to the power of', '^'],
  ['√', 'square root of', '√'],
  ['(', 'open bracket', '('],
  [')', 'close bracket', ')'],
  ['π', 'pi', 'π'],
] as const;

/** A label in a formula that is drawn, without what TeX would take for a command. */
const asTex = (label: string): string => `\\text{${label.replace(/[\\{}$&#^_~%]/g, ' ')}}`;

/** What draws formulas; it comes after the form. */
const drawing = lazyPart(() => import('../../engine/steps/mathml.ts'));

/** How a formula is read, with the labels of what it names; nothing while it cannot be read. */
function Reading({ text, names }: { readonly text: string; readonly names: readonly Named[] }) {
  const [html, setHtml] = useState<ReturnType<typeof trustedHtml>>();
  useEffect(() => {
    const reading = readTyped(text, names);
    if ('mistake' in reading) return setHtml(undefined);
    const labels = new Map(names.map(({ id, label }) => [id, label]));
    const tex = toTex(reading.formula, { id: (id) => asTex(labels.get(id) ?? id) });
    let isCurrent = true;
    drawing.load().then(
      ({ mathml }) => {
        const drawn = trustedHtml(mathml(tex, true));
        if (isCurrent) setHtml(isSafeHtml(drawn) ? drawn : undefined);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [text, names]);
  return html === undefined ? null : (
    <div
      className={styles.reading}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML of a formula, looked through before
      dangerouslySetInnerHTML={{ __html: html as string }}
    />
  );
}

/** Whether formulas can take a field or a figure: texts and tables are no numbers. */
const isNumber = ({ kind }: JsonObject): boolean =>
  !['text', 'table', 'currency'].includes(String(kind));

/** A formula, with everything that it can name and call as buttons that write it at the caret. */
export function FormulaBox(props: NodeProps) {
  const { path, value, doc, remove, isOptional } = props;
  const form = useForm();
  const { data } = form;
  const box = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const text = value === undefined ? '' : String(value);
  const set = (next: string) => form.set(path, next === '' && isOptional ? undefined : next);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const insert = (piece: string, back = 0) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } =
      box.current ?? {};
    const before = text.slice(0, from);
    // A blank twice is one; a name after a name would be read as one.
    const isDouble = /\s$/.test(before) || before === '';
    const start = isDouble
      ? piece.trimStart()
      : /\w$/.test(before) && /^\w/.test(piece)
        ? ` ${piece}`
        : piece;
    caret.current = from + start.length - back;
    set(before + start + text.slice(to));
  };

  const own = path[1];
  const all = useMemo(() => formulaNames(data), [data]);
  const rows = new Set(
    Object.entries(objectAt(data, 'fields')).flatMap(([id, field]) =>
      Object.keys(objectAt(field, 'fields')).length > 0 ? [id] : [],
    ),
  );
  const figures = { ...objectAt(data, 'workings'), ...objectAt(data, 'results') };
  /** A name as it is written into the formula: its label, if no other has the same. */
  const spelled = ({ id, label }: Name): string =>
    all.filter((each) => each.label === label).length === 1 ? label : id;
  const names = [
    ...fieldNames(data).filter(({ id }) => !rows.has(id) && isNumber(fieldNamed(data, id, []))),
    ...figureNames(data).filter(({ id }) => id !== own && isNumber(objectAt(figures, id))),
    ...constantNames(data),
  ];
  return (
    <Labelled path={path} doc={doc} remove={remove}>
      {(attributes) => (
        <>
          <textarea
            {...attributes}
            ref={box}
            rows={1}
            className={styles.mono}
            value={text}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            onChange={({ target }) => set(target.value.replace(/\s*\n\s*/g, ' '))}
          />
          {text.trim() !== '' && <Reading text={text} names={all} />}
          <fieldset className={styles.pieces} aria-label="Write into the formula">
            {names.map((name) => (
              <button key={name.id} type="button" onClick={() => insert(spelled(name))}>
                {name.label}
              </button>
            ))}
            {signs.map(([sign, name, piece]) => (
              <button key={sign} type="button" aria-label={name} onClick={() => insert(piece)}>
                {sign}
              </button>
            ))}
          </fieldset>
          <details className={styles.functions}>
            <summary>Functions</summary>
            <div className={styles.pieces}>
              {functionNames.map((name) => (
                <button key={name} type="button" onClick={() => insert(`${name}()`, 1)}>
                  {name}
                </button>
              ))}
            </div>
          </details>
        </>
      )}
    </Labelled>
  );
}
