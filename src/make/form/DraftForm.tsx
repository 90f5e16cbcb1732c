import { type ReactNode, useId, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { Given, Law } from '../../../schemas/manifest.ts';
import { docOf, isObject, objectOf, propertyOf, rootDoc } from '../../../schemas/shapes.ts';
import {
  type DraftData,
  type Edit,
  isForOneself,
  keyAt,
  type Path,
  type Problem,
  pathOf,
} from '../../engine/draft/draft.ts';
import { exampleFrom, lawInWords } from '../../engine/draft/entries.ts';
import { problemCount } from '../../engine/draft/wording.ts';
import { draftSchema } from '../language.ts';
import { type Form, FormContext, type FormState, problemsIn, useForm } from './context.ts';
import { controlId, onReveal } from './focus.ts';
import styles from './form.module.css';
import { drawnKeys, Group } from './Group.tsx';
import { Problems } from './Labelled.tsx';
import { Value } from './Value.tsx';

/** What the page beside shows now, which can become an example. */
interface Shown {
  readonly given: Readonly<Record<string, Given>>;
  readonly shows: Readonly<Record<string, string>>;
}

/** What the form is given. */
export interface DraftFormProps {
  /** The draft as it was parsed: it may be incomplete or wrong anywhere. */
  readonly data: DraftData;
  /** Makes one change. */
  readonly edit: (edit: Edit) => void;
  readonly problems: readonly Problem[];
  /** The calculators of the site. */
  readonly slugs: readonly string[];
  /** Laws that held for random inputs and that the draft does not have. */
  readonly lawSuggestions: readonly Law[];
  readonly current?: Shown | undefined;
  /** Fills in the texts that are still blank, where that is possible. */
  readonly proposeTexts?: (() => void) | undefined;
  /** Begins with every part unfolded. */
  readonly isUnfolded?: boolean;
}

interface SectionOf {
  readonly id: string;
  readonly title: string;
  readonly keys: readonly string[];
  readonly help?: string;
  /** Whether it begins unfolded. */
  readonly isOpen?: boolean;
  /** Only a calculator for the site needs it. */
  readonly isForSite?: true;
}

/** The sections of the form, with the keys of the draft that are in each; all others are under “More”. */
const sections: readonly SectionOf[] = [
  { id: 'about', title: 'About', keys: ['title', 'category', 'slug'], isOpen: true },
  {
    id: 'fields',
    title: 'Fields',
    keys: ['fields'],
    help: 'What a visitor enters, in the order of the page.',
    isOpen: true,
  },
  {
    id: 'results',
    title: 'Results',
    keys: ['results'],
    help: 'What is worked out, each with its formula.',
    isOpen: true,
  },
  {
    id: 'examples',
    title: 'Examples',
    keys: ['examples'],
    help: 'Inputs with what the page must show for them. Work each out by other means first.',
  },
  {
    id: 'laws',
    title: 'Laws',
    keys: ['laws'],
    help: 'What is true of every input. They are tried with random inputs; at least two are needed.',
    isForSite: true,
  },
  {
    id: 'texts',
    title: 'Texts',
    keys: ['summary', 'intro', 'description', 'keywords'],
    help: 'What lists, search engines and the page say of it.',
    isOpen: true,
    isForSite: true,
  },
];
const placed = [...sections.flatMap(({ keys }) => keys), 'aim'];
/** What is asked of a calculator for the site alone. */
const siteKeys = [
  'category',
  'slug',
  'article',
  ...sections.flatMap(({ keys, isForSite }) => (isForSite ? keys : [])),
];

type Action =
  | { readonly do: 'open' | 'show'; readonly key: string; readonly is: boolean }
  | { readonly do: 'openAlone'; readonly path: Path }
  | { readonly do: 'rekey'; readonly to: (key: string) => string }
  | { readonly do: 'reveal'; readonly path: Path };

function change(state: FormState, action: Action): FormState {
  if (action.do === 'rekey') {
    const under = (keys: Readonly<Record<string, boolean>>) =>
      Object.fromEntries(
        Object.entries(keys).flatMap(([key, is]) => {
          const other = action.to(key);
          return other === '' ? [] : [[other, is]];
        }),
      );
    return { open: under(state.open), shown: under(state.shown) };
  }
  if (action.do === 'reveal') {
    const keys = action.path.map((_, index) => keyAt(action.path.slice(0, index + 1)));
    const all = Object.fromEntries([...keys, sectionOf(action.path[0])].map((key) => [key, true]));
    return { open: { ...state.open, ...all }, shown: { ...state.shown, ...all } };
  }
  if (action.do === 'openAlone') {
    const around = action.path.map((_, index) => keyAt(action.path.slice(0, index + 1)));
    const kept = Object.entries(state.open).map(([key, is]) => [
      key,
      is && (key.startsWith('#') || around.includes(key)),
    ]);
    return { ...state, open: { ...Object.fromEntries(kept), [keyAt(action.path)]: true } };
  }
  const part = action.do === 'open' ? 'open' : 'shown';
  return { ...state, [part]: { ...state[part], [action.key]: action.is } };
}

/** The name of a section in what the form remembers; no key of a manifest begins so. */
const sectionOf = (key: unknown): string =>
  `#${sections.find(({ keys }) => keys.includes(String(key)))?.id ?? 'more'}`;

/** What every part of the form can see and do. */
function useFormOf({ data, edit, problems: all, slugs, isUnfolded = false }: DraftFormProps): Form {
  const problems = useMemo(
    () => all.map((problem) => ({ problem, path: pathOf(problem.key) })),
    [all],
  );
  const named = useMemo(
    () =>
      new Set(
        problems.flatMap(({ path }) => path.map((_, index) => keyAt(path.slice(0, index + 1)))),
      ),
    [problems],
  );
  const [state, dispatch] = useReducer(change, { open: {}, shown: {} });
  useLayoutEffect(() => onReveal((path) => dispatch({ do: 'reveal', path })), []);

  // What is to be focused may be drawn only when the parent has the new draft.
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    const found = wanted.current === undefined ? null : document.getElementById(wanted.current);
    if (!found) return;
    found.focus();
    wanted.current = undefined;
  });

  return {
    data,
    slugs,
    problems,
    isOpen: (key, begins = isUnfolded) => state.open[key] ?? (begins || isUnfolded),
    // A key that is missing is drawn, so that its problem has a place.
    isShown: (key) => state.shown[key] ?? named.has(key),
    set(path, value) {
      // A box that is emptied stays where it is.
      if (value === undefined) dispatch({ do: 'show', key: keyAt(path), is: true });
      edit({ path, value });
    },
    replace: (next) => edit({ data: next }),
    open: (key, is) => dispatch({ do: 'open', key, is }),
    openAlone: (path) => dispatch({ do: 'openAlone', path }),
    show: (key, is) => dispatch({ do: 'show', key, is }),
    rekey: (to) => dispatch({ do: 'rekey', to }),
    focus(id) {
      wanted.current = id;
    },
    Value,
  };
}

const root = objectOf(draftSchema);

/** A key of the draft itself. */
function Part({ name }: { readonly name: string }) {
  const { data } = useForm();
  const schema = root && propertyOf(root, name);
  if (!schema) return null;
  return (
    <Value
      path={[name]}
      around={[data]}
      schema={schema}
      doc={docOf(root, name)}
      value={data[name]}
      isOptional={!root.required.includes(name)}
    />
  );
}

const listAt = (data: DraftData, key: string): readonly unknown[] => {
  const value = data[key];
  return Array.isArray(value) ? value : [];
};

/** Adds what the page beside shows to the examples. */
function TakeExample({ current }: { readonly current: Shown | undefined }) {
  const form = useForm();
  const { data } = form;
  const examples = listAt(data, 'examples');
  return (
    <button
      type="button"
      disabled={!current || (data.examples !== undefined && !Array.isArray(data.examples))}
      onClick={() => {
        if (!current) return;
        form.set(['examples'], [...examples, exampleFrom(data, current)]);
        form.openAlone(['examples', examples.length]);
        form.focus(controlId(['examples', examples.length, 'title']));
      }}
    >
      Take what the page shows
    </button>
  );
}

/** Laws that held for random inputs, each with a button that adds it. */
function SuggestedLaws({ suggestions }: { readonly suggestions: readonly Law[] }) {
  const form = useForm();
  const laws = listAt(form.data, 'laws');
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.inner}>
      <p className={styles.help}>These held for random inputs. A press adds one:</p>
      {suggestions.map((law) => (
        <button
          key={JSON.stringify(law)}
          type="button"
          className={styles.suggestion}
          onClick={() => {
            form.set(['laws'], [...laws, law]);
            form.focus(controlId(['laws', laws.length]));
          }}
        >
          {lawInWords(form.data, law)}
        </button>
      ))}
    </div>
  );
}

/** What the calculator is for: it decides what is asked. */
function Aim() {
  const { data, set } = useForm();
  const name = useId();
  const aim = isForOneself(data) ? 'own' : 'site';
  const texts = (root && docOf(root, 'aim').texts) ?? {};
  return (
    <fieldset className={styles.aim}>
      <legend>What is it for?</legend>
      {Object.entries(texts).map(([id, label]) => (
        <label key={id} className={styles.check}>
          <input type="radio" name={name} checked={aim === id} onChange={() => set(['aim'], id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** A draft as a form, drawn from the schema of manifests: every key of the language is in it. */
export function DraftForm(props: DraftFormProps) {
  const { data, lawSuggestions, current, proposeTexts } = props;
  const form = useFormOf(props);
  if (!root || !isObject(data)) return null;
  const whole = { path: [], around: [], doc: rootDoc, shape: root, value: data };
  const drawn = drawnKeys(whole, form.isShown);
  const unplaced = form.problems.filter(
    ({ path: [key] }) =>
      key === undefined ||
      !(placed.includes(String(key)) || drawn.includes(String(key)) || Object.hasOwn(data, key)),
  );
  const isOwn = isForOneself(data);
  const isAsked = (key: string) => !(isOwn && siteKeys.includes(key));
  const further = [...Object.keys(root.properties), ...Object.keys(data)].filter(
    (key) => !placed.includes(key) && isAsked(key),
  );
  return (
    <FormContext value={form}>
      <div className={styles.form}>
        {unplaced.length > 0 && <Problems path={[]} problems={unplaced} />}
        <Aim />
        {sections.map(
          (section) =>
            !(isOwn && section.isForSite) && (
              <Section
                key={section.id}
                {...section}
                isOpen={section.isOpen ?? (section.id === 'examples' && !isOwn)}
              >
                {section.id === 'laws' && <SuggestedLaws suggestions={lawSuggestions} />}
                {section.id === 'texts' && proposeTexts && (
                  <button type="button" onClick={proposeTexts}>
                    Write the blank texts
                  </button>
                )}
                {section.keys.filter(isAsked).map((key) => (
                  <Part key={key} name={key} />
                ))}
                {section.id === 'examples' && <TakeExample current={current} />}
              </Section>
            ),
        )}
        <Section id="more" title="More" keys={further}>
          <Group {...whole} only={(key) => !placed.includes(key) && isAsked(key)} />
        </Section>
      </div>
    </FormContext>
  );
}

function Section(props: SectionOf & { readonly children: ReactNode }) {
  const { id, title, keys, help, isOpen = false, children } = props;
  const form = useForm();
  const key = `#${id}`;
  const open = form.isOpen(key, isOpen);
  const count = keys
    .flatMap((each) => problemsIn(form, [each]))
    .filter(({ problem }) => !problem.isWarning).length;
  const isOwn = keys.length === 1;
  return (
    <section className={styles.section}>
      <h2>
        <button
          type="button"
          id={isOwn ? controlId([keys[0] ?? '']) : undefined}
          className={styles.fold}
          aria-expanded={open}
          onClick={() => form.open(key, !open)}
        >
          <span>{title}</span>
          {count > 0 && (
            <small>
              <strong className={styles.count}>{problemCount(count)}</strong>
            </small>
          )}
        </button>
      </h2>
      {open && (
        <div className={styles.sectionBody}>
          {help && <p className={styles.help}>{help}</p>}
          {children}
        </div>
      )}
    </section>
  );
}
