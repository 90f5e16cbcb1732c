import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { serve } from '../../scripts/serve.ts';

/** The site, on a server that a journey can slow down, break and stop. */
export interface Site {
  readonly url: string;
  /** Holds back answers for some paths until the function that it gives is called. */
  hold(paths: RegExp): () => void;
  /** Cuts the connection for some paths until the function that it gives is called. */
  refuse(paths: RegExp): () => void;
  /** Stops serving: nothing answers at the address. */
  stop(): Promise<void>;
  /** Serves again, and holds back and refuses nothing. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the built site on a free port. */
export async function startSite(): Promise<Site> {
  const { server, url } = await serve(0);
  const answer = server.listeners('request') as RequestListener[];
  const port = Number(new URL(url).port);
  const held = new Map<RegExp, Promise<void>>();
  const refused = new Set<RegExp>();
  const releases = new Set<() => void>();

  server.removeAllListeners('request');
  server.on('request', async (request, response) => {
    const path = request.url ?? '/';
    for (const [paths, released] of held) if (paths.test(path)) await released;
    if ([...refused].some((paths) => paths.test(path))) request.destroy();
    else for (const listener of answer) listener(request, response);
  });

  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    url,
    hold(paths) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(paths, promise);
      const release = () => {
        held.delete(paths);
        resolve();
      };
      releases.add(release);
      return release;
    },
    refuse(paths) {
      refused.add(paths);
      return () => void refused.delete(paths);
    },
    stop,
    async restore() {
      for (const release of releases) release();
      releases.clear();
      refused.clear();
      if (server.listening) return;
      server.listen(port);
      await once(server, 'listening');
    },
    close: stop,
  };
}
