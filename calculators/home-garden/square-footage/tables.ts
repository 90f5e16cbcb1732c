import type { Tables } from '#schemas/manifest.ts';
import { piecesOf } from './compute.ts';
import type manifest from './manifest.ts';

/** The sum behind the area of each shape. */
export const tables: Tables<typeof manifest> = ({ shapes }) => ({ pieces: piecesOf(shapes) });
