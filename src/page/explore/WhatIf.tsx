import { useDeferredValue, useMemo } from 'react';
import { Big } from '../../../schemas/decimal.ts';
import type { Result } from '../../../schemas/manifest.ts';
import { isAmount } from '../../../schemas/unit.ts';
import { today } from '../../browser/today.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import { difference } from '../../engine/answer/difference.ts';
import { fieldNumber, inputText } from '../../engine/answer/entered-inputs.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { within } from '../../engine/format/labels.ts';
import type { Presentation } from '../../engine/format/presentation.ts';
import { fillLabel, showResult } from '../../engine/format/results.ts';
import {
  type Curve,
  curve,
  firstMoved,
  mostInformative,
  type Point,
} from '../../engine/solve/sweep.ts';
import { numericResults, type Variable, variables } from '../../engine/solve/variables.ts';
import { nice, numerals, shortNumber, ticks } from '../results/axes.tsx';
import styles from './explore.module.css';

/** The input and the result that the visitor chose; defaults depend on the result. */
export interface Choice {
  readonly input?: string;
  readonly result?: string;
}

interface WhatIfProps {
  readonly calculator: Calculator;
  readonly answer: Solved;
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
}

interface Drawn {
  readonly points: readonly Point[];
  readonly own: Point;
  readonly variable: Variable;
  readonly result: Result;
  readonly label: string;
  readonly answer: Solved;
}

/** The curve in one sentence. */
function inWords({ points, own, variable, label, answer }: Drawn): string {
  const at = ({ input, shown }: Point) => `${shown} at ${inputText(variable.field, input, answer)}`;
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const steps = points
    .slice(1)
    .map(({ value }, index) => value.cmp((points[index] as Point).value));
  const [up, down] = [steps.some((step) => step > 0), steps.some((step) => step < 0)];
  const yours = first.own || last.own ? '' : ` Yours: ${at(own)}.`;
  if (!up && !down) {
    return `${label} stays ${first.shown} for ${within(variable.label)} from ${fieldNumber(first.input, variable.field, answer)} to ${inputText(variable.field, last.input, answer)}.`;
  }
  const ends = `from ${at(first)} to ${at(last)}`;
  if (up && down) {
    const highest = points.reduce((best, each) => (each.value.gt(best.value) ? each : best));
    const lowest = points.reduce((best, each) => (each.value.lt(best.value) ? each : best));
    return `${label} goes ${ends}, with ${at(highest)} the most and ${at(lowest)} the least.${yours}`;
  }
  return `${label} ${up ? 'rises' : 'falls'} ${ends}.${yours}`;
}

/** The labels of an axis: the numbers as they are shown, or shortened ("₹1.2Cr", "1.5M"). */
function axisTexts(
  values: readonly number[],
  write: (value: Big) => string,
  longest: number,
  presentation: Presentation,
  shown?: Result,
): readonly string[] {
  const full = values.map((value) => write(Big(value)));
  if (full.every(({ length }) => length <= longest)) return full;
  return full.map((text, index) =>
    text.replace(numerals, shortNumber(Math.abs(values[index] as number), presentation, shown)),
  );
}

/** The position of a value within a range, in percent. */
const along = (value: number, [from, to]: readonly [number, number]): number =>
  ((value - from) / (to - from)) * 100;

function Drawing(props: Drawn) {
  const { points, own, variable, result, label } = props;
  const inputs = points.map(({ input }) => Number(input));
  const values = points.map(({ value }) => Number(value));
  const wide = [Math.min(...inputs), Math.max(...inputs)] as const;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // The scale includes zero unless that would flatten the curve; a constant curve gets some height.
  const flat = least === most ? Math.abs(least) / 10 || 1 : 0;
  const [bottom, top] = nice(
    least >= 0 && least <= (most * 2) / 3 ? 0 : least - flat,
    most + flat,
    4,
  );
  const high = [bottom, top] as const;
  const upTicks = ticks(bottom, top, 4);
  const acrossTicks = ticks(...wide, 4);
  // There is no room for the unit, which the label names.
  const bare = { ...result, unit: undefined, labels: undefined, digits: { atMost: 12 } } as Result;
  const upTexts = axisTexts(
    upTicks,
    (value) => showResult(bare, value, props.answer) as string,
    9,
    props.answer.presentation,
    result,
  );
  const acrossTexts = axisTexts(
    acrossTicks,
    (value) => fieldNumber(value, variable.field, props.answer),
    6,
    props.answer.presentation,
    isAmount(variable.field, variable.unit) ? { kind: 'money', label: '' } : undefined,
  );
  const spot = ({ input, value }: Point) =>
    `${along(Number(input), wide)} ${100 - along(Number(value), high)}`;
  const line = points.map(spot).join('L');
  const dot = (point: Point) => `M${spot(point)}h.001`;
  const ownAt = along(Number(own.input), wide);
  return (
    <figure className={styles.figure}>
      <figcaption>
        {label} by {within(variable.label)}
        {variable.unit && ` (${variable.unit})`}
      </figcaption>
      <div className={styles.chart} role="img" aria-label={inWords(props)}>
        <div className={styles.up}>
          {upTicks.map((tick, index) => (
            <span key={tick} style={{ top: `${100 - along(tick, high)}%` }}>
              {upTexts[index]}
            </span>
          ))}
        </div>
        {/* The drawing is stretched: strokes keep their width, and texts are outside of it. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {upTicks.map((tick) => (
            <path key={tick} d={`M0 ${100 - along(tick, high)}h100`} />
          ))}
          {bottom === 0 && <path className={styles.area} d={`M0 100L${line}L100 100z`} />}
          <path className={styles.guide} d={`M${ownAt} 100L${spot(own)}`} />
          <path className={styles.line} d={`M${line}`} />
          <path className={styles.dots} d={points.map(dot).join('')} />
          <path className={styles.ring} d={dot(own)} />
          <path className={styles.own} d={dot(own)} />
        </svg>
        <div className={styles.across}>
          {acrossTicks.map((tick, index) => (
            <span key={tick} style={{ left: `${along(tick, wide)}%` }}>
              {acrossTexts[index]}
            </span>
          ))}
        </div>
      </div>
      <p className={styles.yours}>
        {own.shown} at your {inputText(variable.field, own.input, props.answer)}
      </p>
    </figure>
  );
}

/** The largest number of characters per row that fit on a phone. */
const longestRow = 30;

function Table({ points, own, variable, result, label, answer }: Drawn) {
  // The figure itself has the unit.
  const bare = { ...result, unit: undefined } as Result;
  const rows = points.map((point) => ({
    ...point,
    at: fieldNumber(point.input, variable.field, answer),
    by: point.own ? '–' : difference(bare, own.value, point.value, answer),
  }));
  const long = rows.some(({ at, shown, by }) => `${at}${shown}${by}`.length > longestRow);
  return (
    <table className={styles.table} data-long={long ? '' : undefined}>
      <caption className="visually-hidden">
        {label} by {within(variable.label)}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            {variable.label}
            {variable.unit && ` (${variable.unit})`}
          </th>
          <th scope="col">{label}</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.at} aria-current={row.own || undefined}>
            <th scope="row">
              {row.at}
              {row.own && <span className={styles.mark}> yours</span>}
            </th>
            <td>{row.shown}</td>
            <td>{row.by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RefusedProps extends Pick<Curve, 'refused'> {
  readonly locale: string;
  /** A number of the input that varies. */
  readonly write: (input: Big) => string;
}

function Refused({ refused, write, locale }: RefusedProps) {
  const listed = new Intl.ListFormat(locale);
  return [...refused].map(([message, inputs]) => (
    <p key={message} className={styles.refused}>
      No result for {listed.format(inputs.map(write))}: {message}
    </p>
  ));
}

/** One result for values of one input around the visitor's value: a chart and its table. */
export function WhatIf({ calculator, answer: current, choice, choose }: WhatIfProps) {
  // Deferred, so that the curve does not slow down typing.
  const answer = useDeferredValue(current);
  const { manifest } = calculator;
  const results = numericResults(manifest, answer);
  const first = useMemo(() => firstMoved(calculator, answer, today()), [calculator, answer]);
  const [id, result] = results.find(([each]) => each === choice.result) ?? first ?? [];
  const all = useMemo(() => variables(manifest.fields, answer.values), [manifest, answer]);
  const seen = useMemo(() => {
    if (!id) return undefined;
    const variable =
      all.find(({ name }) => name === choice.input) ??
      mostInformative(calculator, answer, id, today());
    return variable && { variable, ...curve(calculator, answer, variable, id, today()) };
  }, [calculator, answer, all, choice.input, id]);
  const own = seen?.points.find((point) => point.own);
  if (!id || !result || !seen || !own) return null;
  const { variable, points, refused } = seen;
  const label = (text: string) => fillLabel(text, manifest.fields, answer);
  const drawn = { points, own, variable, result, label: label(result.label), answer };
  return (
    <div className={styles.explore}>
      <div className={styles.choices}>
        <label>
          Vary
          <select
            value={variable.name}
            onChange={({ target }) => choose({ ...choice, input: target.value })}
          >
            {all.map((each) => (
              <option key={each.name} value={each.name}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
        {results.length > 1 && (
          <label>
            Watch
            <select
              value={id}
              onChange={({ target }) => choose({ ...choice, result: target.value })}
            >
              {results.map(([each, { label: text }]) => (
                <option key={each} value={each}>
                  {label(text)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {points.length > 1 && <Drawing {...drawn} />}
      <Table {...drawn} />
      <Refused
        refused={refused}
        locale={answer.presentation.locale}
        write={(input) => fieldNumber(input, variable.field, answer)}
      />
    </div>
  );
}
