import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/**
 * The source files that are evaluated before a script: the script itself and what it imports, directly or
 * not. Imports that are fetched later (`import(…)`), types and packages are left out, and so is what `except`
 * imports. Paths are absolute.
 */
export function staticClosure(script: string, except = ''): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (file === except) return;
    const { staticImports } = parseSync(file, readFileSync(file, 'utf8')).module;
    for (const { moduleRequest, entries } of staticImports) {
      const isType = entries.length > 0 && entries.every((entry) => entry.isType);
      const { value } = moduleRequest;
      if (!isType && /^\..*\.tsx?$/.test(value)) visit(join(dirname(file), value));
    }
  };
  visit(script);
  return found;
}
