import type { Given } from './manifest.ts';

/**
 * The address of a calculator's page with its form filled in: each control's name and the text in
 * it, as a form would send them, but behind the "#", which no browser sends to anyone.
 * `linkTo('gpa', { courses: [{ credits: 3 }] })` is "/calculator/gpa#courses.0.credits=3".
 */
export function linkTo(slug: string, typed: Readonly<Record<string, Given>>): string {
  const pairs = Object.entries(typed).flatMap(([id, held]) =>
    typeof held === 'object'
      ? held.flatMap((row, index) =>
          Object.entries(row).map(([sub, text]) => [`${id}.${index}.${sub}`, String(text)]),
        )
      : [[id, String(held)]],
  );
  return `/calculator/${slug}#${new URLSearchParams(pairs)}`;
}
