import type { ExpandedManifest, PageManifest } from '../../../schemas/calculator.ts';
import type { Fields } from '../../../schemas/manifest.ts';
import { pageManifest } from '../../engine/manifest/expand.ts';
import { isOpening } from '../fields/options.ts';
import { legendOf } from './legend.ts';

/** The parts of the tables on demand that a page needs for their placeholders. */
const outlinesOf = ({ tables }: ExpandedManifest): PageManifest['tables'] =>
  tables &&
  Object.fromEntries(
    Object.entries(tables).map(([id, { label, when, columns, chart }]) => {
      const always = { label, ...(when && { when }) };
      if (!chart) return [id, always];
      const { kind, title } = chart;
      // Columns with a condition are missing from most answers, so they get no place before one.
      const usual = Object.fromEntries(Object.entries(columns).filter(([, { when }]) => !when));
      return [id, { ...always, chart: { kind, title, legend: legendOf(chart, usual) } }];
    }),
  );

/** Fields with no more options than the page opens with; such a field keeps the key that says how many. */
const cut = (whole: object, declared: Fields): object =>
  Object.fromEntries(
    Object.entries(whole).map(([id, field]) => {
      const source = declared[id];
      if (source?.kind === 'rows')
        return [id, { ...field, fields: cut(field.fields, source.fields) }];
      const first = source?.kind === 'choice' ? source.first : undefined;
      if (!first) return [id, field];
      const options = Object.fromEntries(Object.entries(field.options).slice(0, first));
      return [id, { ...field, options, first }];
    }),
  );

/** The fields of a manifest with all their options; nothing if the page opens with all of them. */
export function wholeFields(manifest: ExpandedManifest): PageManifest['fields'] | undefined {
  const { fields } = pageManifestOf(manifest);
  return isOpening(cut(fields, manifest.fields)) ? fields : undefined;
}

/** The part that a page opens with; `wholeFields` come after it. */
export function openingManifestOf(manifest: ExpandedManifest): PageManifest {
  const page = pageManifestOf(manifest);
  return { ...page, fields: cut(page.fields, manifest.fields) as PageManifest['fields'] };
}

/** The part of an expanded manifest that a page needs. */
export const pageManifestOf = (manifest: ExpandedManifest): PageManifest => ({
  ...pageManifest(manifest),
  tables: outlinesOf(manifest),
});
