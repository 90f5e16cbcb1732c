import { hashOf } from '../build/policy.ts';

/* What a strict Content-Security-Policy is, and whether a document keeps its own. */

type Directives = ReadonlyMap<string, readonly string[]>;

/** Whose policy it is: that of a page, of a page that may be framed, of the service worker. */
export type Kind = 'page' | 'embed' | 'worker';

/** The directives of each policy of a header or a `<meta>`. */
const parse = (text: string): readonly Directives[] =>
  text.split(',').map(
    (policy) =>
      new Map(
        policy
          .split(';')
          .map((directive) => directive.trim().split(/\s+/))
          .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
      ),
  );

const none = "'none'";
const own = /^'self'$/;
const ownOrHashed = /^'self'$|^'sha(?:256|384|512)-[\w+/=-]+'$/;
const pictures = /^(?:'self'|data:|blob:)$/;

/** What the sources of a directive have to be: these exactly, or each of a form. */
type Rules = Readonly<Record<string, string | RegExp>>;

const pageRules: Rules = {
  'default-src': none,
  'connect-src': none,
  'script-src': ownOrHashed,
  'style-src': ownOrHashed,
  'base-uri': none,
  'form-action': none,
  'require-trusted-types-for': "'script'",
  'trusted-types': /^[\w-]+$/,
};
/** Directives that a policy may have. */
const optional: Rules = {
  'img-src': pictures,
  'manifest-src': own,
  'worker-src': own,
  'font-src': own,
};
const rulesFor: Readonly<Record<Kind, Rules>> = {
  page: pageRules,
  embed: pageRules,
  worker: { 'default-src': none, 'connect-src': "'self'", 'script-src': own },
};

function problemsOf(directives: Directives, required: Rules): string[] {
  const missing = Object.entries(required).flatMap(([name, rule]) =>
    directives.has(name) ? [] : [`no ${name}${typeof rule === 'string' ? ` ${rule}` : ''}`],
  );
  const wrong = [...directives].flatMap(([name, sources]) => {
    const rule = required[name] ?? optional[name];
    if (rule === undefined || sources.length === 0) return [];
    if (typeof rule === 'string') {
      return sources.join(' ') === rule ? [] : [`${name} ${sources.join(' ')}`];
    }
    return sources.filter((source) => !rule.test(source)).map((source) => `${name} ${source}`);
  });
  return [...missing, ...wrong];
}

/** Where a policy is not strict; several policies hold together, so the strictest counts. */
export function policyProblems(text: string, kind: Kind, inHeader: boolean): string[] {
  const framed = { 'frame-ancestors': kind === 'embed' ? '*' : none };
  const required = { ...rulesFor[kind], ...(inHeader && kind !== 'worker' ? framed : {}) };
  const all = parse(text).map((directives) => problemsOf(directives, required));
  return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

const sourcesOf = (text: string, directive: string): readonly string[] =>
  parse(text).flatMap((directives) => directives.get(directive) ?? []);

/** The text of a page's policy. */
export const metaPolicy = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1];

/** What a document holds that a policy does not let a browser run or apply. */
export function blockedBy(policy: string, html: string): string[] {
  const inline = (tag: string, directive: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
      .filter(([, attributes = '']) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(attributes))
      .map(([, , text = '']) => hashOf(text))
      .filter((hash) => !sourcesOf(policy, directive).includes(hash))
      .map((hash) => `an inline ${tag} of the hash ${hash}`);
  // What stands in a script, a style or a comment is no tag.
  const tags =
    html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '').match(/<\w[^>]*>/g) ?? [];
  const attributes = tags.flatMap((tag) => /\s(style|on\w+)=/.exec(tag)?.[1] ?? []);
  return [
    ...new Set([
      ...inline('script', 'script-src'),
      ...inline('style', 'style-src'),
      ...attributes.map((name) => `an attribute ${name}`),
    ]),
  ];
}
