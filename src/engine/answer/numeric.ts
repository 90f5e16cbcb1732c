import type { PageManifest } from '../../../schemas/calculator.ts';

/** Whether a result is a number, so that it can be a target. */
export const isNumeric = ({ kind }: PageManifest['results'][string]): boolean =>
  kind === 'money' || kind === 'percent' || kind === 'number';
