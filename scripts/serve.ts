/*
 * Serves dist/ as a web host would: pages without their ".html", compressed, the 404 page for
 * everything else.   node scripts/serve.ts [port]
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { root } from './calculators.ts';

const dist = join(root, 'dist');
const usualPort = 4173;

/** The default address of `npm run serve`. */
export const usualUrl = `http://localhost:${usualPort}`;

/** Starts serving a folder; port 0 takes any free one. */
export function serve(port: number, folder = dist): Promise<{ server: Server; url: string }> {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // Read on each request, because the site may be built again while it is served.
    dev: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      // Files with a hash in their name never change.
      const lasting = /^\/assets\/.*-[\w-]{8}\.js(on)?$/.test(path);
      response.setHeader(
        'Cache-Control',
        lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(readFileSync(join(folder, '404.html')));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve({ server, url: `http://localhost:${actual}` });
    });
  });
}

if (import.meta.main) {
  if (!existsSync(join(dist, 'index.html'))) {
    console.error('There is no dist/ yet: npm run build makes it.');
    process.exit(1);
  }
  const wanted = Number(process.argv[2] ?? process.env.PORT ?? usualPort);
  const { url } = await serve(wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.log(`Port ${wanted} is taken; using another.`);
    return serve(0);
  });
  console.log(`\n  The site is at ${url}\n  (Ctrl+C stops it)\n`);
}
