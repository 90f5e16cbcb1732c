import type { ComponentType } from 'react';
import type { FieldKind, Fields } from '../../schemas/manifest.ts';

/*
 * Controls that weigh something come only to the pages that use them, and before those pages are
 * rendered: hydration must find them ready.
 */

interface Heavy {
  /** Where it is, for the document to fetch it early. */
  readonly source: string;
  readonly load: () => Promise<ComponentType<never>>;
}

const heavy: { readonly [K in FieldKind]?: Heavy } = {
  list: {
    source: 'src/fields/ListControl.tsx',
    load: async () => (await import('./ListControl.tsx')).ListControl,
  },
  rows: {
    source: 'src/fields/RowsControl.tsx',
    load: async () => (await import('./RowsControl.tsx')).RowsControl,
  },
};

/** The heavy controls that have arrived, by kind. */
export const arrived: { [K in FieldKind]?: ComponentType<never> } = {};

const kindsIn = (fields: Fields): FieldKind[] => [
  ...new Set(Object.values(fields).map(({ kind }) => kind)),
];

/** Brings the heavy controls that a form needs. */
export async function loadControls(fields: Fields): Promise<void> {
  for (const kind of kindsIn(fields)) {
    const control = heavy[kind];
    if (control) arrived[kind] ??= await control.load();
  }
}

/** The source files of the heavy controls that a form needs. */
export const controlSources = (fields: Fields): string[] =>
  kindsIn(fields).flatMap((kind) => heavy[kind]?.source ?? []);
