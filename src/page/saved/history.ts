import { type Kept, newId, recordsOf } from '../../browser/records.ts';
import { readStored, store } from '../../browser/storage.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import { fragmentFor } from '../../engine/answer/share-link.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { fillLabel, isHeadline } from '../../engine/format/results.ts';
import type { FormValues } from '../../engine/input/kinds/kind.ts';

/*
 * The visitor's last answers over all calculators, on this device. Each is a record of its own.
 */

/** An answer in the list. */
export interface KeptAnswer {
  readonly slug: string;
  /** When it was given, as an ISO time. */
  readonly when: string;
  /** The fragment of a link with its inputs. */
  readonly inputs: string;
  /** The label of its headline figure. */
  readonly label: string;
  /** What the page showed as this figure. */
  readonly text: string;
}

/** The most answers that are listed. */
export const mostAnswers = 30;

const isText = (value: unknown): value is string => typeof value === 'string';

/** An answer from its stored data; `undefined` if that is damaged. */
export const parseAnswer = ({
  slug,
  when,
  inputs,
  label,
  text,
}: Readonly<Record<string, unknown>>): KeptAnswer | undefined =>
  isText(slug) &&
  isText(when) &&
  !Number.isNaN(Date.parse(when)) &&
  isText(inputs) &&
  isText(label) &&
  isText(text)
    ? { slug, when, inputs, label, text }
    : undefined;

/** The stored answers. */
export const answers = recordsOf('answer', 1, parseAnswer);

/** Answers with the latest first. */
export const latestFirst = <T extends KeptAnswer>(all: readonly T[]): readonly T[] =>
  all.toSorted((a, b) => Date.parse(b.when) - Date.parse(a.when));

const switchName = 'history';

/** Whether answers are listed: they are, unless the visitor switched it off. */
export const listsAnswers = (): boolean => readStored(switchName) !== 'off';

/** Switches the list on or off; what is listed stays. Returns false if the browser stores nothing. */
export const setListsAnswers = (isOn: boolean): boolean => store(switchName, isOn ? '' : 'off');

/** The answer of a calculator to what was typed, as the list has it. */
export function entryOf(
  { slug, manifest }: Calculator,
  answer: Solved,
  typed: FormValues,
  now: Date,
): KeptAnswer {
  const figures = Object.entries(manifest.results).filter(([id]) => id in answer.shown);
  const [id, result] =
    figures.find(([, each]) => isHeadline(each, answer.values)) ?? figures[0] ?? [];
  const text = id === undefined ? undefined : answer.shown[id];
  return {
    slug,
    when: now.toISOString(),
    inputs: fragmentFor(manifest, typed),
    label: result ? fillLabel(result.label, manifest.fields, answer) : '',
    // A table alone has no text of its own.
    text: isText(text) ? text : (answer.verdict ?? ''),
  };
}

/** The id of the answer that this tab listed last. */
let lastHere: string | undefined;

/**
 * Lists an answer, unless the visitor switched the list off. It takes the place of the calculator's latest
 * one if that has the same inputs, or if this tab listed it less than `pause` milliseconds ago: then the
 * visitor is still at it. The oldest go when there are too many. Returns false if it could not be stored.
 */
export function listAnswer(entry: KeptAnswer, pause: number): boolean {
  if (!listsAnswers()) return true;
  const [latest] = latestFirst(answers.read().records.filter(({ slug }) => slug === entry.slug));
  const isReplaced =
    latest &&
    (latest.inputs === entry.inputs ||
      (latest.id === lastHere && Date.parse(entry.when) - Date.parse(latest.when) < pause));
  const id = isReplaced ? latest.id : newId();
  if (!answers.write({ ...entry, id })) return false;
  lastHere = id;
  for (const { id } of latestFirst(answers.read().records).slice(mostAnswers)) answers.remove(id);
  return true;
}

/** Puts answers back that were taken off the list; returns false if one could not be stored. */
export const putBack = (all: readonly (KeptAnswer & Kept)[]): boolean => all.every(answers.write);
