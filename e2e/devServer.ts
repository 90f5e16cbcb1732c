import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/calculators.ts';

const serve = `
  import { createServer } from 'vite';
  const server = await createServer({ cacheDir: '.cache/vite', server: { port: 0, fs: { strict: false } } });
  await server.listen();
  console.log(server.resolvedUrls.local[0]);`;

/** A copy of the repository that a test may change, with its development server running. */
export interface DevServer {
  readonly folder: string;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Copies the repository, lets the copy be changed, and starts the development server in it. */
export async function startDevServer(
  prepare: (folder: string) => void = () => {},
): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const folders = ['scripts', 'calculators', 'schemas', 'src', 'public'];
  const files = ['index.html', 'package.json', 'vite.config.ts', 'SECURITY.md'];
  for (const part of [...folders, ...files]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  prepare(folder);
  const server = spawn(process.execPath, ['--input-type=module', '--eval', serve], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    server.stdout.on('data', (text) => {
      const [, found] = /^(http\S+)\/$/m.exec(String(text)) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    folder,
    url,
    async stop() {
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
