import { Fragment } from 'react';
import { plural } from '../../../schemas/functions/plural.ts';
import { english } from '../../engine/format/presentation.ts';
import styles from '../layout/pages.module.css';

/** Which state of a calculator a run was about. */
export interface TestedState {
  /** The day of the run, in words. */
  readonly day: string;
  /** What was changed since; nothing if the calculator is still the one that was tested. */
  readonly changed: readonly ('answers' | 'examples' | 'laws')[];
}

/** How many changes made on purpose the tests noticed. */
export interface MutantCount extends TestedState {
  readonly noticed: number;
  readonly missed: number;
  readonly equivalent: number;
}

export interface CheckedExample {
  readonly title: string;
  /** The page with the example filled in. */
  readonly href?: string;
  /** The day that the example is about, in words, if its results depend on it. */
  readonly day?: string;
  readonly inputs: readonly string[];
  readonly shows: readonly string[];
  readonly source?: string;
}

export interface CheckedField {
  readonly label: string;
  readonly least: string;
  readonly most: string;
  /** The message beside the field for anything else. */
  readonly message: string;
  /** How many inputs were tried at its limits. */
  readonly tried: number;
}

export interface CheckedLaw {
  readonly text: string;
  /** For how many random inputs it held; 0 if it did not, nothing if that is not recorded. */
  readonly inputs?: number;
}

type Cases = Readonly<Partial<Record<string, number>>>;

export interface ChecksProps {
  readonly slug: string;
  readonly title: string;
  /** The day of the last review, YYYY-MM-DD. */
  readonly reviewed?: string;
  /** The last recorded run of the tests; nothing before the first. */
  readonly tests?: TestedState & {
    /** The number of cases by their kind. */
    readonly cases: Cases;
    readonly answered?: number;
    readonly laws: number;
    readonly failed: readonly string[];
    readonly exceptions: readonly string[];
  };
  readonly mutation: {
    readonly manifest?: MutantCount | undefined;
    readonly code?: MutantCount | undefined;
  };
  /** Whether a function stands beside the formulas. */
  readonly hasCode: boolean;
  /** The file of the second implementation. */
  readonly secondImplementation: string;
  readonly examples: readonly CheckedExample[];
  readonly fields: readonly CheckedField[];
  readonly laws: readonly CheckedLaw[];
}

const format = (value: number): string => value.toLocaleString(english.locale);
const some = (value: number, one: string, other: string): string =>
  plural(value, { one: `# ${one}`, other: `# ${other}` }, english.locale);
const sum = (cases: Cases, ...kinds: readonly string[]): number =>
  kinds.reduce((so, kind) => so + (cases[kind] ?? 0), 0);

/** The changes of the manifest and of the function beside it together; nothing if none is recorded. */
function allMutants({ manifest, code }: ChecksProps['mutation']) {
  const runs = [manifest, code].filter((run) => run !== undefined);
  const noticed = runs.reduce((so, run) => so + run.noticed, 0);
  const missed = runs.reduce((so, run) => so + run.missed, 0);
  return noticed + missed > 0 ? { noticed, missed } : undefined;
}

const percent = ({ noticed, missed }: MutantCount): string =>
  `${(Math.floor((1000 * noticed) / (noticed + missed)) / 10).toFixed(1)}%`;

const month = new Intl.DateTimeFormat(english.locale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** When a run was, and whether it is about the calculator as it stands. */
function stateText({ day, changed }: TestedState): string {
  if (changed.length === 0) return `Tested on ${day}, unchanged since.`;
  if (changed.includes('answers')) {
    return `Tested on ${day}. The calculator was changed after that: its fields, limits, formulas or code are no longer those that were tested. Every figure of a run on this page is about the earlier state, until the tests are run and recorded again.`;
  }
  const parts = changed.join(' and ');
  return `Tested on ${day}. Only its ${parts} were changed after that: what this page says of them is about the earlier ones. Fields, limits, formulas and code are those that were tested.`;
}

function Facts({ tests, mutation }: ChecksProps) {
  if (!tests) return null;
  const { cases } = tests;
  const mutants = allMutants(mutation);
  const all = Object.values(cases).reduce<number>((so, each = 0) => so + each, 0);
  const lines: readonly (readonly [string, string | false])[] = [
    ['Cases tried in all', format(all)],
    ['Examples with their answers', format(sum(cases, 'examples'))],
    ['Inputs at and around the limits', format(sum(cases, 'bounds'))],
    [
      'Blanks, options, ways of writing, hostile texts',
      format(sum(cases, 'blanks', 'choices', 'conditions', 'guards', 'text')),
    ],
    ['Random forms', format(sum(cases, 'random'))],
    ['Random inputs for its laws', format(sum(cases, 'laws'))],
    [
      'Comparisons with a second implementation',
      sum(cases, 'oracle') > 0 && format(sum(cases, 'oracle')),
    ],
    [
      'Inputs found again from a result',
      sum(cases, 'solveFor') > 0 && format(sum(cases, 'solveFor')),
    ],
    ['Cases in a browser', sum(cases, 'browser') > 0 && format(sum(cases, 'browser'))],
    [
      'Deliberate mistakes that the tests noticed',
      mutants !== undefined &&
        `${format(mutants.noticed)} of ${format(mutants.noticed + mutants.missed)}`,
    ],
    ['Tests that failed', format(tests.failed.length)],
  ];
  return (
    <section className={styles.card} aria-labelledby="facts">
      <h2 id="facts">In numbers</h2>
      <dl>
        {lines.map(
          ([name, figure]) =>
            figure !== false && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves on a page that is rendered once
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

function Examples({ examples }: ChecksProps) {
  const sourced = examples.filter(({ source }) => source).length;
  return (
    <>
      <h2>Examples</h2>
      <p>
        The answer to each is written down, and every digit that the page shows has to agree.{' '}
        {sourced === 0
          ? 'These examples are our own.'
          : `Of these ${some(examples.length, 'example', 'examples')}, ${some(sourced, 'was', 'were')} published by somebody else, who is named; the rest are our own.`}{' '}
        A wrong formula, factor or rounding would show here. A title that is a link fills in the
        form.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Entered</th>
            <th scope="col">Has to show</th>
          </tr>
        </thead>
        {examples.map(({ title, href, day, inputs, shows, source }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {href ? <a href={href}>{title}</a> : title}
                {day && `, on ${day}`}
              </th>
            </tr>
            <tr>
              <td>
                <Lines lines={inputs} />
              </td>
              <td>
                <Lines lines={shows} />
              </td>
            </tr>
            {source && (
              <tr>
                <td colSpan={2}>
                  <small>Published by {source}</small>
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </>
  );
}

function Limits({ fields, tests }: ChecksProps) {
  if (fields.length === 0) return null;
  return (
    <>
      <h2>Limits of the fields</h2>
      <p>
        What lies beyond a limit has no sensible answer, so the page says what it accepts instead of
        guessing. Each limit is tried just outside, exactly on it and just inside: a limit that is
        off by the smallest step would show here.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Least</th>
            <th scope="col">Most</th>
          </tr>
        </thead>
        {fields.map(({ label, least, most, message, tried }) => (
          <tbody key={label}>
            <tr>
              <th scope="row">{label}</th>
              <td>{least || '–'}</td>
              <td>{most || '–'}</td>
            </tr>
            <tr>
              <td colSpan={3}>
                <small>
                  {message && `Otherwise: “${message}” `}
                  {tests && tried > 0 && `${some(tried, 'input', 'inputs')} tried at these limits.`}
                </small>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </>
  );
}

function Laws({ laws, tests }: ChecksProps) {
  if (laws.length === 0) return null;
  const changed = tests?.changed.includes('laws');
  return (
    <>
      <h2>Laws</h2>
      <p>
        Some things must be true whatever is entered. Each of these is tried with random inputs from
        the whole of the form, to find one that breaks it. This finds mistakes that nobody thought
        of when choosing examples.
      </p>
      {changed && (
        <p>
          The laws below were changed after the run of {tests?.day}, which tried{' '}
          {some(tests?.laws ?? 0, 'law', 'laws')} of the earlier state.
        </p>
      )}
      <ul>
        {laws.map(({ text, inputs }) => (
          <li key={text}>
            {text}{' '}
            {inputs !== undefined && (
              <small>
                {inputs > 0
                  ? `Held for ${some(inputs, 'random input', 'random inputs')}.`
                  : 'Did not hold.'}
              </small>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function SecondImplementation({ tests, secondImplementation }: ChecksProps) {
  const compared = sum(tests?.cases ?? {}, 'oracle');
  if (compared === 0) return null;
  const answered = tests?.answered ?? 0;
  return (
    <>
      <h2>A second implementation</h2>
      <p>
        The calculator was written a second time, from its written specification, in exact fractions
        instead of decimals (<code>{secondImplementation}</code>). Both were asked the same{' '}
        {some(compared, 'question', 'questions')} and have to agree in every figure and every shown
        digit.
        {answered > 0 &&
          ` Of the random ones, ${format(answered)} have an answer; the others have to be refused by both.`}{' '}
        A slip in one of the two would show as a difference.
      </p>
    </>
  );
}

function mutationText({ noticed, missed, equivalent }: MutantCount, what: string): string {
  return [
    `${what} changed on purpose, one thing at a time, ${some(noticed + missed, 'time', 'times')}: the tests noticed ${format(noticed)}.`,
    missed > 0 &&
      `${format(missed)} went unnoticed, so a mistake of that kind could be made without a test that fails.`,
    equivalent > 0 &&
      `${some(equivalent, 'further change', 'further changes')} can make no difference to any answer; each is explained in the project.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function Mutation({ mutation: { manifest, code }, hasCode }: ChecksProps) {
  const runs: readonly (readonly [MutantCount | undefined, string])[] = [
    [manifest, 'Its formulas, limits, options and tables were'],
    [code, 'The function beside its formulas was'],
  ];
  return (
    <>
      <h2>Deliberate mistakes</h2>
      <p>
        A test is worth little if it passes with a wrong formula as well. So we test the tests: a
        plus becomes a minus, a limit moves by one step, a factor changes its last digit, and the
        tests have to fail.
      </p>
      {runs.map(
        ([run, what]) =>
          run && (
            <p key={what}>
              {mutationText(run, what)} That is {percent(run)}. {stateText(run)}
            </p>
          ),
      )}
      {!manifest && <p>This has not been recorded for this calculator yet.</p>}
      {hasCode && !code && (
        <p>No such run has been recorded yet for the function that stands beside its formulas.</p>
      )}
    </>
  );
}

function Further({ tests }: ChecksProps) {
  if (!tests) return null;
  const { cases } = tests;
  const texts = sum(cases, 'text');
  const items: readonly (string | false)[] = [
    `Every field left blank, every option, every rule between fields from both sides: ${some(sum(cases, 'blanks', 'choices', 'conditions', 'guards'), 'case', 'cases')}.`,
    texts > 0 &&
      `Numbers in other notations, digits of other scripts, and texts made to break a program: ${some(texts, 'text', 'texts')}. Each has to be read right or refused with a reason.`,
    `Random forms, filled in from end to end: ${some(sum(cases, 'random'), 'form', 'forms')}. Each must be refused with a reason, or answered with figures that a person can read.`,
    sum(cases, 'steps') > 0 &&
      `The steps below a result, worked out again from the numbers that they show: ${some(sum(cases, 'steps'), 'case', 'cases')}.`,
    sum(cases, 'tables') > 0 &&
      `Tables whose columns must add up to the result above them: ${some(sum(cases, 'tables'), 'case', 'cases')}.`,
    sum(cases, 'solveFor') > 0 &&
      `“Solve for”: an input was hidden and had to be found again from a result, ${some(sum(cases, 'solveFor'), 'time', 'times')}.`,
  ];
  return (
    <>
      <h2>Further tests</h2>
      <ul>{items.map((item) => item && <li key={item}>{item}</li>)}</ul>
    </>
  );
}

function Shortfalls({ tests, mutation }: ChecksProps) {
  const failed = tests?.failed ?? [];
  const missed = allMutants(mutation)?.missed ?? 0;
  return (
    <>
      <h2>What this does not prove</h2>
      <ul>
        {failed.map((name) => (
          <li key={name}>
            <strong>A test failed:</strong> {name}.
          </li>
        ))}
        {missed > 0 && (
          <li>
            {some(missed, 'deliberate mistake', 'deliberate mistakes')} went unnoticed (above).
          </li>
        )}
        {tests && tests.exceptions.length > 0 && (
          <li>
            “Solve for” need not find the first input again from {tests.exceptions.join(', ')}: many
            inputs give such a result.
          </li>
        )}
        {tests && !tests.cases.browser && (
          <li>
            The recorded run asked the calculator directly. In a browser, the page is tried with its
            examples, limits and options by other runs, which are not counted here.
          </li>
        )}
        <li>
          “Unchanged” is about this calculator: its fields, limits, formulas and code. The engine
          that all calculators share has tests of its own.
        </li>
        <li>
          A tested formula can still be the wrong one for your case. The page of the calculator says
          what it assumes.
        </li>
      </ul>
    </>
  );
}

/** All calculators together: the sums of what was recorded of each. */
export function ChecksSummary({ all }: { readonly all: readonly ChecksProps[] }) {
  const runs = all.flatMap(({ tests }) => tests ?? []);
  const mutants = all.flatMap(({ mutation }) => allMutants(mutation) ?? []);
  const total = (...kinds: readonly string[]) =>
    format(runs.reduce((so, { cases }) => so + sum(cases, ...kinds), 0));
  const unchanged = runs.filter(({ changed }) => changed.length === 0).length;
  const noticed = mutants.reduce((so, each) => so + each.noticed, 0);
  const missed = mutants.reduce((so, each) => so + each.missed, 0);
  return (
    <section className={styles.card} aria-labelledby="checks">
      <h2 id="checks">How all of them are tested</h2>
      <dl>
        {(
          [
            ['Calculators', format(all.length)],
            ['Tested and recorded, unchanged since', format(unchanged)],
            ['Examples with their answers', total('examples')],
            ['Inputs at and around limits', total('bounds')],
            ['Random inputs for laws', total('laws')],
            ['Comparisons with a second implementation', total('oracle')],
            ['Deliberate mistakes noticed', `${format(noticed)} of ${format(noticed + missed)}`],
            ['Tests that failed', format(runs.reduce((so, { failed }) => so + failed.length, 0))],
          ] as const
        ).map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p>Each calculator’s page links to its own figures, with the day they were measured.</p>
    </section>
  );
}

/** How one calculator was tested, when, and what came of it. It needs no script. */
export function Checks(props: ChecksProps) {
  const { slug, title, tests, reviewed } = props;
  return (
    <>
      <h1 tabIndex={-1}>How the {title} is tested</h1>
      <p className={styles.lead}>
        {tests
          ? stateText(tests)
          : 'No run of its tests has been recorded yet. Below is what they try.'}{' '}
        {tests &&
          tests.failed.length > 0 &&
          `${some(tests.failed.length, 'test', 'tests')} failed. `}
        {reviewed && `Last compared with its sources in ${month.format(new Date(reviewed))}.`}
      </p>
      <p>
        <a href={`/calculator/${slug}`}>Back to the {title}</a>
      </p>
      <Facts {...props} />
      <div className={styles.prose}>
        <Examples {...props} />
        <Limits {...props} />
        <Laws {...props} />
        <SecondImplementation {...props} />
        <Mutation {...props} />
        <Further {...props} />
        <Shortfalls {...props} />
        <h2>Try it yourself</h2>
        <p>
          Everything here can be run again from the project’s source code, with{' '}
          <code>npm run qa -- {slug}</code> for the tests and <code>npm run mutate -- {slug}</code>{' '}
          for the deliberate mistakes.
        </p>
      </div>
    </>
  );
}
