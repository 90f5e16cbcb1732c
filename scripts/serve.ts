/*
 * Serves dist/ as a web host would: the headers of scripts/build/headers.ts, pages without their
 * ".html", compressed, the 404 page for everything else.   node scripts/serve.ts [port]
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { fileOf, type Headers, headersOf, isPublic, redirectOf } from './build/headers.ts';
import { policiesFile } from './build/hosts.ts';
import type { Policies } from './build/policy.ts';
import { root } from './calculators.ts';

const dist = join(root, 'dist');
const usualPort = 4173;

/** The default address of `npm run serve`. */
export const usualUrl = `http://localhost:${usualPort}`;

/** One build of the site: its files and their headers. */
interface Release {
  /** When the build wrote its last file. */
  readonly built: number;
  readonly send: RequestHandler;
  readonly headers: (file: string) => Headers;
}

function releaseOf(folder: string, built: number): Release {
  const policies = JSON.parse(readFileSync(join(folder, policiesFile), 'utf8')) as Policies;
  const known = new Map<string, Headers>();
  return {
    built,
    // Looks at the disk for each request: files may change, also without a build.
    send: sirv(folder, { brotli: true, gzip: true, etag: true, dev: true, extensions: ['html'] }),
    headers: (file) => {
      const headers = known.get(file) ?? { ...headersOf(file, policies), Vary: 'Accept-Encoding' };
      if (existsSync(join(folder, file))) known.set(file, headers);
      return headers;
    },
  };
}

/** Answers requests from a folder, whose site may be built again in the meantime. */
export function answer(folder: string) {
  let release: Release | undefined;
  /** The site as it stands; nothing while it is being built. */
  const current = (): Release | undefined => {
    const built = statSync(join(folder, policiesFile), { throwIfNoEntry: false })?.mtimeMs;
    if (built !== release?.built) release = built ? releaseOf(folder, built) : undefined;
    return release;
  };
  const isFile = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;

  return (request: IncomingMessage, response: ServerResponse): void => {
    const site = current();
    if (!site) {
      response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' });
      response.end('The site is being built.\n');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const missing = () => {
      response.writeHead(404, site.headers('/404.html'));
      response.end(readFileSync(join(folder, '404.html')));
    };
    const [, pathname = '', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    // No file has an address with a percent sign, or with two slashes that could name another host.
    if (/%|\/\/|^[^/]/.test(pathname) || !isPublic(pathname) || pathname === '/404') {
      missing();
      return;
    }
    const page = redirectOf(pathname, isFile);
    if (page) {
      response.writeHead(301, { ...site.headers('/404.html'), Location: `${page}${search}` }).end();
      return;
    }
    const headers = site.headers(fileOf(pathname));
    for (const name in headers) response.setHeader(name, headers[name] as string);
    site.send(request, response, missing);
  };
}

/** Starts serving a folder; port 0 takes any free one. */
export function serve(port: number, folder = dist): Promise<{ server: Server; url: string }> {
  const server = createServer(answer(folder));
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
  if (!existsSync(join(dist, policiesFile))) {
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
