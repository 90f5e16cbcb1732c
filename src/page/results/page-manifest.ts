import type { ExpandedManifest, PageManifest } from '../../../schemas/calculator.ts';
import { pageManifest } from '../../engine/manifest/expand.ts';
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

/** The part of an expanded manifest that a page needs. */
export const pageManifestOf = (manifest: ExpandedManifest): PageManifest => ({
  ...pageManifest(manifest),
  tables: outlinesOf(manifest),
});
