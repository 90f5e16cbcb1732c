import { english } from '../../src/engine/format/presentation.ts';
import { linkTo } from '../../src/engine/input/fragment.ts';
import { usualUrl } from '../serve.ts';
import { type Case, type CaseKind, kinds, type Trial } from './cases.ts';

/*
 * The results of `npm run qa` as an HTML page and as JUnit XML.
 */

/** One test that ran. */
export interface TestRun extends Case {
  readonly file: string;
  readonly name: string;
  readonly ms: number;
  readonly failure?: string;
}

/** A bound that a manifest declares: "principal.above". */
export interface Bound {
  readonly id: string;
  readonly value: number;
}

/** A test that failed, when, and the command that runs it again. */
export interface Failure {
  readonly when: string;
  readonly test: string;
  readonly message: string;
  readonly command: string;
}

/** The result of mutation testing: the score in percent, and the numbers of mutants. */
export interface Mutation {
  readonly score: number;
  readonly killed: number;
  readonly survived: number;
}

/** A calculator before its tests run. */
export interface Subject {
  readonly slug: string;
  readonly title: string;
  readonly bounds: readonly Bound[];
  readonly mutation?: Mutation | undefined;
  /** The last failure of an earlier run. */
  readonly before?: Failure | undefined;
}

/** A row of the report. */
export interface Row {
  readonly slug: string;
  readonly title: string;
  readonly cases: number;
  readonly byKind: Readonly<Partial<Record<CaseKind, number>>>;
  /** Each declared bound, with the number of its three sides (outside, on it, inside) that were tested. */
  readonly bounds: readonly (Bound & { readonly sides: number })[];
  readonly laws: readonly {
    readonly law: string;
    readonly inputs: number;
    readonly passed: boolean;
  }[];
  readonly mutation?: Mutation | undefined;
  readonly failures: readonly Failure[];
  readonly last?: Failure | undefined;
  readonly tests: readonly TestRun[];
}

/** A test name as a pattern without characters that a shell interprets. */
const pattern = (name: string): string => name.replace(/[^\p{L}\p{N} ,:’]/gu, '.');

/** The command that runs one test again. */
function commandFor({ slug, kind, name }: TestRun): string {
  const part = kind === 'browser' ? ' --only-browser' : ' --no-browser';
  return `npm run qa --${slug ? ` ${slug}` : ''}${part} -t "${pattern(name)}"`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const casesOf = (tests: readonly TestRun[]): number => sum(tests.map(({ cases = 1 }) => cases));

function rowOf(
  { slug, title, bounds, mutation, before }: Subject,
  tests: readonly TestRun[],
  now: string,
): Row {
  const failures = tests.flatMap((test): readonly Failure[] =>
    test.failure === undefined
      ? []
      : [{ when: now, test: test.name, message: test.failure, command: commandFor(test) }],
  );
  const all = Object.keys(kinds) as CaseKind[];
  return {
    slug,
    title,
    cases: casesOf(tests),
    byKind: Object.fromEntries(
      all
        .map((kind) => [kind, casesOf(tests.filter((test) => test.kind === kind))] as const)
        .filter(([, cases]) => cases > 0),
    ),
    bounds: bounds.map((bound) => ({
      ...bound,
      sides: sum(tests.filter((test) => test.bound === bound.id).map(({ sides = 0 }) => sides)),
    })),
    laws: tests.flatMap(({ law, cases = 0, failure }) =>
      law === undefined ? [] : [{ law, inputs: cases, passed: failure === undefined }],
    ),
    mutation,
    failures,
    last: failures[0] ?? before,
    tests,
  };
}

/** One row per calculator, and one for tests of the whole catalogue, if there are any. */
export function rowsOf(
  subjects: readonly Subject[],
  tested: readonly TestRun[],
  now: string,
): readonly Row[] {
  const whole = tested.filter(({ slug }) => slug === undefined);
  const rows = subjects.map((subject) =>
    rowOf(
      subject,
      tested.filter(({ slug }) => slug === subject.slug),
      now,
    ),
  );
  if (whole.length === 0) return rows;
  return [...rows, rowOf({ slug: '', title: 'The catalogue as a whole', bounds: [] }, whole, now)];
}

/** Characters that XML 1.0 does not allow. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '\ufffd')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** The report as JUnit XML, with a test suite per calculator. */
export function junit(rows: readonly Row[]): string {
  const seconds = (tests: readonly TestRun[]) => (sum(tests.map(({ ms }) => ms)) / 1000).toFixed(3);
  const suites = rows.map(({ slug, tests, failures }) => {
    const name = slug || 'catalogue';
    const cases = tests.map((test) => {
      const head = `    <testcase classname="${name}.${test.kind ?? 'catalogue'}" name="${escapeXml(test.name)}" file="${escapeXml(test.file)}" time="${(test.ms / 1000).toFixed(3)}"`;
      if (test.failure === undefined) return `${head}/>`;
      const [first = ''] = test.failure.split('\n');
      return `${head}>\n      <failure message="${escapeXml(first)}">${escapeXml(`${test.failure}\n${commandFor(test)}`)}</failure>\n    </testcase>`;
    });
    return [
      `  <testsuite name="${name}" tests="${tests.length}" failures="${failures.length}" time="${seconds(tests)}">`,
      ...cases,
      '  </testsuite>',
    ].join('\n');
  });
  const all = rows.flatMap(({ tests }) => tests);
  const failed = all.filter(({ failure }) => failure !== undefined).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="qa" tests="${all.length}" failures="${failed}" time="${seconds(all)}">\n${suites.join('\n')}\n</testsuites>\n`;
}

/** The data of the run for the report's heading. */
export interface Run {
  readonly now: string;
  /** Seconds. */
  readonly took: number;
  /** The part of the test names that was given, if any. */
  readonly filter?: string | undefined;
  readonly browser: boolean;
  /** Whether the generated tests ran. */
  readonly inputs: boolean;
}

const count = (value: number): string => value.toLocaleString(english.locale);
const some = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;
const dash = '<span class="none">–</span>';
const day = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
const anchor = ({ slug }: { readonly slug: string }): string => slug || 'catalogue';
const dataName = ({ slug, title }: Row): string =>
  `data-name="${escapeXml(`${title} ${slug}`.toLowerCase())}"`;

const coverage = (bounds: Row['bounds']) => ({
  tested: sum(bounds.map(({ sides }) => Math.min(3, sides))),
  all: 3 * bounds.length,
});

/** A fraction as a bar with its figures. */
function meter(tested: number, all: number): string {
  if (all === 0) return dash;
  const part = Math.round((100 * tested) / all);
  return `<span class="meter${tested < all ? ' short' : ''}" style="--part:${part}%">${count(tested)}<small> of ${count(all)}</small></span>`;
}

const state = ({ failures, cases }: Row): string =>
  failures.length > 0
    ? `<span class="state bad">${count(failures.length)} failed</span>`
    : cases > 0
      ? '<span class="state good">passed</span>'
      : '<span class="state">not tried</span>';

/** The mutation score, marked as too low below 95. */
const score = ({ mutation }: Row): string =>
  mutation === undefined
    ? dash
    : `<span${mutation.score < 95 ? ' class="low"' : ''}>${mutation.score.toFixed(1)} %</span><small>${count(mutation.killed)} of ${count(mutation.killed + mutation.survived)}</small>`;

/** Addresses in a message become links. */
const linked = (message: string): string =>
  escapeXml(message).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const failureBox = ({ when, test, message, command }: Failure): string => `
<div class="failure">
<p><strong>${escapeXml(test)}</strong> <small>${day(when)} UTC</small></p>
<pre>${linked(message.length > 4000 ? `${message.slice(0, 4000)}\n…` : message)}</pre>
<p>To see it again: <code>${escapeXml(command)}</code></p>
</div>`;

/** The state of a test that failed in an earlier run. */
const since = ({ tests }: Row, { test, when }: Failure): string =>
  `${tests.some(({ name }) => name === test) ? 'fixed' : 'not tried again'} since ${when.slice(0, 10)}`;

function line(row: Row, shown: readonly CaseKind[]): string {
  const { title, cases, byKind, bounds, laws, failures, last } = row;
  const sides = coverage(bounds);
  const passed = laws.filter((law) => law.passed);
  const inputs = count(sum(passed.map((law) => law.inputs)));
  return `<tr ${dataName(row)}>
<th scope="row"><a href="#${anchor(row)}">${escapeXml(title)}</a></th>
<td>${state(row)}</td>
<td class="figure"><strong>${count(cases)}</strong></td>
<td>${meter(sides.tested, sides.all)}</td>
<td>${laws.length > 0 ? `<span${passed.length < laws.length ? ' class="low"' : ''}>${passed.length} of ${laws.length}</span><small>${inputs} inputs</small>` : dash}</td>
<td class="figure">${score(row)}</td>
<td class="last">${last ? `<a href="#${anchor(row)}" title="${escapeXml(last.test)}">${escapeXml(last.test)}</a><small>${failures.length > 0 ? 'now' : since(row, last)}</small>` : dash}</td>
${shown.map((kind) => `<td class="figure kind">${byKind[kind] ? count(byKind[kind]) : dash}</td>`).join('')}
</tr>`;
}

/** Links to the page with the form filled in, one for each trial. */
const links = (slug: string, trials: readonly Trial[]): string =>
  trials
    .map(
      ({ summary, typed }) =>
        `<a href="${escapeXml(usualUrl + linkTo(slug, typed))}"><bdi>${escapeXml(summary)}</bdi></a>`,
    )
    .join(' ');

const boundWords: Readonly<Record<string, string>> = {
  min: 'at least',
  max: 'at most',
  above: 'above',
  below: 'below',
  maxRows: 'at most, in rows,',
};

function boundItem({ id, value, sides }: Row['bounds'][number], { slug, tests }: Row): string {
  const cut = id.lastIndexOf('.');
  const trials = tests.filter(({ bound }) => bound === id).flatMap((test) => test.trials ?? []);
  const missing = sides < 3 ? `<span class="low">${sides} of 3 sides</span>` : '';
  return `<li><span><code>${escapeXml(id.slice(0, cut))}</code> ${boundWords[id.slice(cut + 1)]} ${value.toLocaleString(english.locale, { maximumFractionDigits: 20 })}</span>${missing}<span class="trials">${links(slug, trials)}</span></li>`;
}

function testItem({ name, cases = 1, trials = [], ms, failure }: TestRun, slug: string): string {
  const sign =
    failure === undefined ? '<span class="sign">✓</span>' : '<span class="sign low">✗</span>';
  const withoutLink = cases - trials.length;
  const figures = [
    ...(cases > 1 ? [some(cases, 'case')] : []),
    ...(trials.length > 0 && withoutLink > 0
      ? [`${count(withoutLink)} of them too odd for a link`]
      : []),
    ...(ms >= 100 ? [`${(ms / 1000).toFixed(1)} s`] : []),
  ];
  return `<li>${sign}<span>${escapeXml(name)} <small>${figures.join(', ')}</small>${trials.length > 0 ? `<span class="trials">${links(slug, trials)}</span>` : ''}</span></li>`;
}

/** The section of one calculator: all its tests, by kind. */
function section(row: Row, open: boolean): string {
  const { slug, title, cases, bounds, laws, failures, last, tests } = row;
  const lastFailure =
    failures.length === 0 && last
      ? `<details class="fixed"><summary>The last failure, ${since(row, last)}</summary>${failureBox(last)}</details>`
      : '';
  const lawItems = laws.map(
    ({ law, inputs, passed }) =>
      `<li><span>${escapeXml(law)}</span><span class="${passed ? 'soft' : 'low'}">${passed ? some(inputs, 'input') : 'fails'}</span></li>`,
  );
  const list = (heading: string, items: readonly string[], name = '') =>
    items.length > 0
      ? `<div><h3>${heading}</h3><ul class="${name}">${items.join('')}</ul></div>`
      : '';
  const otherTests = tests.filter(({ law, bound }) => law === undefined && bound === undefined);
  const groups = [...new Set(otherTests.map(({ kind }) => kind))].map((kind) => {
    const own = otherTests.filter((test) => test.kind === kind);
    const heading = `${kind ? kinds[kind] : 'Others'} <small>${some(casesOf(own), 'case')} in ${some(own.length, 'test')}</small>`;
    return list(
      heading,
      own.map((test) => testItem(test, slug)),
      'tests',
    );
  });
  return `<details ${dataName(row)}${open ? ' open' : ''}>
<summary><h2>${escapeXml(title)}</h2> ${state(row)} <small>${some(cases, 'case')}</small></summary>
<div id="${anchor(row)}" class="whole">
${slug ? `<p><a href="${usualUrl}/calculator/${slug}">The page</a> <code>npm run qa -- ${slug}</code></p>` : ''}
${failures.map((each) => failureBox(each)).join('')}${lastFailure}
${list(
  'Bounds <small>just outside, on it, just inside</small>',
  bounds.map((each) => boundItem(each, row)),
  'pairs',
)}
${list('Laws', lawItems, 'pairs')}
${groups.join('\n')}
</div>
</details>`;
}

const styles = `
:root{color-scheme:light dark;--paper:light-dark(#faf8f4,#14181c);--card:light-dark(#fff,#1c2227);
--ink:light-dark(#1d2529,#e9edef);--soft:light-dark(#556068,#a8b3ba);--line:light-dark(#ddd7cb,#353f46);
--accent:light-dark(#0b5d52,#74d3c0);--tint:light-dark(#e6f0ed,#1c312d);--error:light-dark(#b3261e,#ff9c93);
--error-tint:light-dark(#fbeae8,#3a2220);--warn:light-dark(#7a3b00,#ffc98f);--warn-tint:light-dark(#fcf0e0,#34271a)}
*{box-sizing:border-box}
body{max-width:90rem;margin:0 auto;padding:2rem clamp(1rem,3vw,3rem) 4rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}
h1{margin:0;font-size:1.75rem;line-height:1.2}h2{display:inline;margin:0;font-size:1.0625rem}
h3{margin:1.25rem 0 .25rem;font-size:.9375rem}
small,.soft,.none{color:var(--soft)}small{font-size:.8125rem;font-weight:400}
a{color:var(--accent);text-underline-offset:.2em}
a:focus-visible,input:focus-visible,summary:focus-visible,.scroll:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.lead{max-width:60rem;margin:.5rem 0 1.5rem;color:var(--soft)}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;margin:0 0 1.5rem}
.tiles div{padding:.75rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
.tiles dt{color:var(--soft);font-size:.875rem}.tiles dd{margin:0;font-size:1.5rem;font-weight:600;line-height:1.3}
.tiles small{display:block}
label{display:inline-flex;gap:.5rem;align-items:center;margin:0 0 1rem}
input{min-width:0;padding:.5rem .75rem;border:1px solid var(--soft);border-radius:.5rem;background:var(--card);color:inherit;font:inherit}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
table{border-collapse:separate;border-spacing:0;width:100%;font-size:.9375rem;line-height:1.35}
th,td{padding:.4rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:middle;white-space:nowrap}
tbody tr:last-child>*{border-bottom:0}
td small{display:block}td .meter small{display:inline}
thead th{padding-top:.75rem;vertical-align:bottom;color:var(--soft);font-size:.8125rem;font-weight:600}
thead .kind span{display:inline-block;writing-mode:vertical-rl;transform:rotate(180deg)}
th:first-child{position:sticky;left:0;background:var(--card);font-weight:600;white-space:normal;min-width:8rem;padding-left:1rem}
th:first-child a{color:inherit;text-decoration-color:var(--line)}
tbody tr:hover>*{background:var(--tint)}
.figure,thead .kind{text-align:right}.kind{font-size:.8125rem;padding-inline:.2rem .4rem}
.last{max-width:9.5rem}.last small{white-space:normal}.last a{display:block;overflow:hidden;text-overflow:ellipsis}
.state{padding:.125rem .5rem;border-radius:1rem;background:var(--warn-tint);color:var(--warn);font-size:.8125rem;font-weight:600;white-space:nowrap}
.good{background:var(--tint);color:var(--accent)}.bad{background:var(--error-tint);color:var(--error)}
.low{color:var(--error);font-weight:600}
.meter{display:inline-block;min-width:5rem;padding-bottom:.125rem;
background:linear-gradient(var(--accent),var(--accent)) 0 100%/var(--part) 3px no-repeat,linear-gradient(var(--line),var(--line)) 0 100%/100% 3px no-repeat}
.meter.short{background-image:linear-gradient(var(--error),var(--error)),linear-gradient(var(--line),var(--line))}
details{margin:.75rem 0 0;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
.scroll+details{margin-top:1.5rem}
summary{padding:.75rem 1rem;border-radius:.75rem;cursor:pointer}
summary small{margin-left:.25rem}
.whole{padding:0 1rem 1.25rem;scroll-margin-top:4rem}.whole>p{margin:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.875rem}
.whole:target>p{font-weight:600}
ul{margin:0;padding:0;list-style:none}
li{display:flex;gap:.25rem .75rem;padding:.3rem 0;border-bottom:1px solid var(--line);font-size:.875rem;overflow-wrap:anywhere}
li>span{min-width:0}
.pairs li{flex-wrap:wrap;justify-content:space-between}
.sign{flex:none;color:var(--accent)}.sign.low{color:var(--error)}
.trials{display:flex;flex-wrap:wrap;gap:0 .75rem}
.trials a{white-space:pre-wrap;text-decoration-color:var(--line)}.trials a:hover{text-decoration-color:currentcolor}
code{font:.875em ui-monospace,monospace;overflow-wrap:anywhere}
pre{margin:.5rem 0;padding:.75rem 1rem;white-space:pre-wrap;overflow-wrap:anywhere;border-radius:.5rem;background:var(--paper);font:.8125rem/1.5 ui-monospace,monospace}
.failure{margin:.75rem 0 0;padding:.75rem 1rem;border-left:4px solid var(--error);border-radius:.25rem .5rem .5rem .25rem;background:var(--error-tint)}
.failure p{margin:0}
.fixed{background:none}.fixed summary{font-size:.875rem}.fixed .failure{margin:0 1rem 1rem;border-color:var(--line);background:none}
[hidden]{display:none}
@media (max-width:48rem){.kind{display:none}.last{max-width:12rem}}
@media print{body{padding:0}label{display:none}}
`;

const script = `
const box = document.querySelector('input');
box.addEventListener('input', () => {
  const wanted = box.value.trim().toLowerCase();
  for (const each of document.querySelectorAll('[data-name]')) each.hidden = !each.dataset.name.includes(wanted);
});
`;

/** The report as one self-contained HTML file. */
export function page(rows: readonly Row[], { now, took, filter, browser, inputs }: Run): string {
  const failed = rows.filter(({ failures }) => failures.length > 0);
  const calculators = rows.filter(({ slug }) => slug);
  const subject =
    calculators.length === 1 ? (calculators[0]?.title ?? '') : `${calculators.length} calculators`;
  const heading =
    failed.length === 0
      ? `${subject}: all as it should be`
      : calculators.length === 1
        ? `${subject}: ${sum(failed.map(({ failures }) => failures.length))} failed`
        : `${failed.length} of ${subject} with failures`;
  const sides = coverage(rows.flatMap(({ bounds }) => bounds));
  const laws = rows.flatMap((row) => row.laws);
  const passed = laws.filter((law) => law.passed);
  const tests = sum(rows.map((row) => row.tests.length));
  const shown = (Object.keys(kinds) as CaseKind[]).filter((kind) =>
    rows.some(({ byKind }) => byKind[kind]),
  );
  const parts = [
    ...(filter ? [`only the tests named “${escapeXml(filter)}”`] : []),
    ...(browser ? [] : ['without the browser']),
    ...(inputs ? [] : ['the browser alone']),
  ];
  const tile = (name: string, figure: string) => `<div><dt>${name}</dt><dd>${figure}</dd></div>`;
  const ordered = [...failed, ...rows.filter((row) => !failed.includes(row))];
  return `<!doctype html>
<html lang="${english.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>QA: ${escapeXml(heading)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeXml(heading)}</h1>
<p class="lead">${day(now)} UTC, in ${took.toFixed(0)} s${parts.length > 0 ? `: ${parts.join(', ')}` : ''}. Cases come from the manifests, the specification’s tables and a second implementation in exact arithmetic. Links fill in the form of a page; they work while <code>npm run serve</code> runs.</p>
<dl class="tiles">
${tile('Cases tried', count(sum(rows.map(({ cases }) => cases))))}
${tile('Tests', count(tests))}
${inputs ? tile('Sides of bounds', `${count(sides.tested)} <small>of ${count(sides.all)}</small>`) : ''}
${inputs ? tile('Laws that held', `${count(passed.length)} <small>of ${count(laws.length)}, with ${count(sum(passed.map((law) => law.inputs)))} inputs</small>`) : ''}
${tile('Failed tests', count(sum(rows.map(({ failures }) => failures.length))))}
</dl>
${calculators.length > 1 ? '<label>Filter <input type="search" placeholder="a calculator’s name"></label>' : ''}
<div class="scroll" tabindex="0" role="region" aria-label="A row a calculator">
<table>
<thead><tr><th scope="col">Calculator</th><th scope="col">Result</th><th scope="col" class="figure">Cases</th><th scope="col">Sides of<br>bounds</th><th scope="col">Laws that<br>held</th><th scope="col" class="figure">Mutation<br>score</th><th scope="col">Last failure</th>${shown.map((kind) => `<th scope="col" class="kind"><span>${kinds[kind]}</span></th>`).join('')}</tr></thead>
<tbody>
${ordered.map((row) => line(row, shown)).join('\n')}
</tbody>
</table>
</div>
${ordered.map((row) => section(row, ordered.length <= 2 || row.failures.length > 0)).join('\n')}
${calculators.length > 1 ? `<script>${script}</script>` : ''}
</main>
</body>
</html>
`;
}
