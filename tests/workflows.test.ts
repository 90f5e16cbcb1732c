import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../scripts/calculators.ts';
import { findFiles } from '../scripts/files.ts';
import { dayFileAddress } from '../scripts/rates/day-file.ts';
import { site } from '../src/site/site.ts';

/*
 * The workflows and forms of the repository, as far as they can be tested without GitHub: they parse,
 * have the parts that they need and no rights beyond, and name only commands that exist.
 */

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly 'runs-on': string;
  readonly 'timeout-minutes': number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const workflows = findFiles('.github/workflows/*.yml').map((file) => {
  const text = read(file);
  return { file, text, workflow: parse(text) as Workflow };
});
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('there are workflows for changes, exchange rates, releases and reviews', () => {
  const names = workflows.map(({ file }) => file.replace(/.*\//, ''));
  expect(names).toEqual(['ci.yml', 'rates.yml', 'release.yml', 'reviews.yml']);
});

describe.each(workflows)('$file', ({ text, workflow }) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run }) => run ?? []).join('\n');

  test('has the keys of a workflow and no others', () => {
    const known = ['name', 'on', 'permissions', 'concurrency', 'defaults', 'jobs'];
    expect(known).toEqual(expect.arrayContaining(Object.keys(workflow)));
    for (const job of jobs) {
      const ofJob = [
        'name',
        'if',
        'runs-on',
        'timeout-minutes',
        'permissions',
        'strategy',
        'steps',
      ];
      expect(ofJob).toEqual(expect.arrayContaining(Object.keys(job)));
    }
    for (const step of steps) {
      const ofStep = ['name', 'id', 'if', 'uses', 'run', 'shell', 'with', 'env'];
      expect(ofStep).toEqual(expect.arrayContaining(Object.keys(step)));
      expect([step.uses, step.run].filter(Boolean)).toHaveLength(1);
    }
  });

  test('reads the repository and no more, except where a job says what else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { permissions = {} } of jobs) {
      for (const [scope, right] of Object.entries(permissions)) {
        expect(['contents', 'issues', 'pull-requests']).toContain(scope);
        expect(['read', 'write']).toContain(right);
      }
    }
    // No secret but the token that GitHub gives to every run.
    expect(text).not.toMatch(/\bsecrets\./);
  });

  test('runs once at a time, and ends', () => {
    expect(workflow.concurrency.group).toMatch(/^\w/);
    for (const job of jobs) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      expect(job['timeout-minutes']).toBeLessThanOrEqual(120);
    }
  });

  test('uses official actions alone, at a major version', () => {
    for (const { uses } of steps) {
      if (uses) expect(uses).toMatch(/^actions\/(?:checkout|setup-node|upload-artifact)@v\d+$/);
    }
  });

  test('puts no text of others into a command', () => {
    // What a branch or a title is called would be run: only through the environment.
    expect(commands).not.toContain('${' + '{');
  });

  test('names only commands and files that exist', () => {
    const names = [...commands.matchAll(/\bnpm (?:run (?:-s )?([\w:]+)|(start|test)\b)/g)];
    for (const [, run, own] of names) expect(Object.keys(scripts)).toContain(run ?? own);
    const files = [...commands.matchAll(/\bnode (scripts\/[\w./-]+)/g)];
    for (const [, file = ''] of files) expect(existsSync(join(root, file)), file).toBe(true);
    expect(names.length + files.length).toBeGreaterThan(0);
  });

  test('starts at a time that exists', () => {
    const { schedule = [] } = workflow.on as { schedule?: readonly { cron: string }[] };
    for (const { cron } of schedule) {
      expect(cron).toMatch(
        /^[0-5]?\d (?:1?\d|2[0-3]) (?:\*|[12]?\d) (?:\*|1?\d) (?:\*|[0-6](?:-[0-6])?)$/,
      );
    }
  });
});

test('the commands of the README run on three systems, with the oldest Node.js and ours', () => {
  const { workflow } = workflows.find(({ file }) =>
    file.endsWith('/ci.yml'),
  ) as (typeof workflows)[0];
  expect(workflow.jobs.test).toMatchObject({
    strategy: {
      matrix: { os: ['ubuntu-latest', 'windows-latest', 'macos-latest'], node: [20, 24] },
    },
  });
  const { engines } = JSON.parse(read('package.json'));
  expect(engines.node).toBe('>=20');
});

test('the address of the exchange rates is the one that the command names', () => {
  const { text } = workflows.find(({ file }) =>
    file.endsWith('/rates.yml'),
  ) as (typeof workflows)[0];
  expect(text).toContain(`npm run -s rates -- ${dayFileAddress}`);
  expect(read('CONTRIBUTING.md')).toContain(`npm run rates -- ${dayFileAddress}`);
});

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id?: string;
    readonly attributes: {
      readonly label?: string;
      readonly value?: string;
      readonly options?: [];
    };
    readonly validations?: { readonly required: boolean };
  }[];
}

const forms = ['wrong-result', 'new-calculator'].map((name) => ({
  name,
  form: parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)) as Form,
}));

test.each(forms)('the form for $name has fields with labels and ids of their own', ({ form }) => {
  expect(form.name).toMatch(/\w/);
  expect(form.description).toMatch(/\w/);
  const fields = form.body.filter(({ type }) => type !== 'markdown');
  for (const { type, id, attributes } of fields) {
    expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
    expect(id).toMatch(/^[\w-]+$/);
    expect(attributes.label).toMatch(/\w/);
    if (type === 'checkboxes') expect(attributes.options?.length).toBeGreaterThan(0);
  }
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  expect(fields.filter(({ validations }) => validations?.required).length).toBeGreaterThan(3);
});

test('a weakness is reported elsewhere: the list of forms leads to the page that SECURITY.md becomes', () => {
  const { contact_links: links } = parse(read('.github/ISSUE_TEMPLATE/config.yml'));
  expect(links).toEqual([expect.objectContaining({ url: `${site.origin}/security` })]);
  const own = [...read('SECURITY.md').matchAll(/https:\/\/reckonwell[^)\s]*/g)];
  for (const [address] of own) expect(address).toContain(`${site.origin}/`);
});

test('the commands in the template of pull requests exist', () => {
  const template = read('.github/pull_request_template.md');
  const names = [...template.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(Object.keys(scripts)).toContain(name);
});
