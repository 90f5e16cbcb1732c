import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from '../../scripts/files.ts';
import type { Contract } from './contract.ts';

const folder = join(import.meta.dirname, 'contracts');

/** The contracts of the calculators beyond the specification's, by category: contracts/<category>.json. */
export const contracts: Readonly<Record<string, Contract>> = Object.fromEntries(
  findFiles('*.json', { cwd: folder }).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Contract,
  ]),
);
