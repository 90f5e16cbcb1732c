import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A profile in which files are recomputed when they are opened, whatever values stand in them. */
function profile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'libreoffice-'));
  mkdirSync(join(folder, 'user'));
  writeFileSync(
    join(folder, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`,
  );
  return folder;
}

let own: string | undefined;

/** With several hundred files at once it ends before the last. */
const atOnce = 100;

/**
 * Has LibreOffice open files of a folder, recompute and save them; returns the paths of the new files.
 * Throws if LibreOffice is not installed or does not save them.
 */
export function recalculated(folder: string, names: readonly string[]): readonly string[] {
  own ??= profile();
  const out = join(folder, 'recalculated');
  for (let from = 0; from < names.length; from += atOnce) {
    const { status, error, stderr } = spawnSync(
      'soffice',
      [
        `-env:UserInstallation=${pathToFileURL(own).href}`,
        ...['--headless', '--convert-to', 'xlsx', '--outdir', out],
        ...names.slice(from, from + atOnce).map((name) => join(folder, name)),
      ],
      { encoding: 'utf8' },
    );
    if (error || status !== 0) throw new Error(`LibreOffice: ${error?.message ?? stderr}`);
  }
  return names.map((name) => join(out, name));
}
