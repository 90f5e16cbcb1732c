import { readShorthand } from '../shorthand.ts';
import { text } from './extra/grammars.ts';
import { list } from './extra/list.ts';
import { rows } from './extra/rows.ts';
import type { MoreKinds } from './kind.ts';
import { bringShorthand } from './number.ts';

bringShorthand(readShorthand);

/** All kinds that a calculator can bring along, for wherever every calculator has to work. */
export const allKinds: MoreKinds = { list, rows, text };
