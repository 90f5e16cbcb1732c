import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import { findCalculators, root } from '../calculators.ts';

/** What `npm run check` prints about one calculator or all, without the count at its end. */
async function check(slug?: string): Promise<readonly string[]> {
  const program = spawn(process.execPath, ['scripts/check.ts', ...(slug ? [slug] : [])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = (await text(program.stdout)).trimEnd().split('\n').slice(0, -1);
  // The message about a law has several lines.
  return lines
    .join('\n')
    .split(/\n(?=calculators\/)/)
    .filter(Boolean);
}

/**
 * The overlay of the development server: every page shows the issues that `npm run check` finds. Each
 * calculator is checked when it is saved, all of them at the start and when shared code changes.
 */
export function overlay(): Plugin {
  let problems: readonly string[] = [];
  let checking = Promise.resolve();
  const waiting = new Set<string>();

  /** Checks run one after the other, so that the last one includes the last change. */
  function look(server: ViteDevServer, path = ''): void {
    if (waiting.has(path)) return;
    waiting.add(path);
    checking = checking.then(async () => {
      waiting.delete(path);
      const folder = findCalculators().find((each) => each.path === path);
      // Of a folder itself or of a file in it.
      const own = [`${path}/`, `${path}:`];
      const others = folder
        ? problems.filter((each) => !own.some((start) => each.startsWith(start)))
        : [];
      problems = [...(await check(folder?.slug)), ...others];
      server.ws.send('overlay:problems', problems);
    });
  }

  return {
    name: 'dev-overlay',
    apply: 'serve',

    configureServer(server) {
      server.ws.on('overlay:ready', (_, client) => client.send('overlay:problems', problems));
      server.watcher.on('all', (_, file) => {
        const [, path] =
          /^(calculators\/[^/]+\/[^/]+)/.exec(file.slice(join(root, '/').length)) ?? [];
        if (path) look(server, path);
      });
      look(server);
    },

    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/src/site/dev/overlay.ts' },
        injectTo: 'body',
      },
    ],
  };
}
