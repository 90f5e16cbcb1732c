/*
 * Starts the web servers that are installed, with the configurations of deploy/, as a host would run
 * them: without rights, on free ports, with one folder to write to.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../calculators.ts';

/** A web server that runs. */
export interface WebServer {
  /** Where it serves the site over plain http. */
  readonly plain: string;
  /** Where it serves the site over https, with a certificate that nobody vouches for. */
  readonly secure: string;
  /** Where it serves the files of `bare` as it does without any configuration. */
  readonly bare: string;
  readonly stop: () => Promise<void>;
}

/** The account without rights of every system. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const deploy = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');

/** Ports that nothing listens on. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Resolves when a port accepts connections; rejects with what the server wrote when it ends instead. */
async function accepts(port: number, server: ChildProcess, written: () => string): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const socket = connect(port, '127.0.0.1');
    const opened = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (opened) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${server.spawnfile} ended:\n${written()}`);
}

/** A folder with a copy of the site that anyone can read, and with one to write to. */
function prepare(site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'web-server-'));
  chmodSync(folder, 0o755);
  cpSync(site, join(folder, 'site'), { recursive: true, preserveTimestamps: true });
  const writable = join(folder, 'tmp');
  for (const each of [writable, join(folder, 'bare')]) mkdirSync(each);
  if (nobody.uid) chownSync(writable, nobody.uid, nobody.gid);
  const certificate = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { encoding: 'utf8' },
  );
  if (certificate.status !== 0) throw new Error(`openssl: ${certificate.stderr}`);
  chmodSync(join(folder, 'privkey.pem'), 0o644);
  return { folder, writable };
}

interface Started {
  readonly folder: string;
  readonly ports: readonly number[];
  readonly commands: readonly (readonly [string, ...string[]])[];
}

/** Starts the processes of a server, and waits until all its ports accept connections. */
async function start({ folder, ports, commands }: Started): Promise<WebServer> {
  const [plain = 0, secure = 0, bare = 0] = ports;
  let output = '';
  const children = commands.map(([program, ...args]) => {
    const child = spawn(program, args, {
      ...nobody,
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: join(folder, 'tmp'), TMPDIR: join(folder, 'tmp') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    return child;
  });
  const stop = async () => {
    const running = children.filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    );
    await Promise.all(
      running.map((child) => {
        const ended = once(child, 'close');
        child.kill();
        return ended;
      }),
    );
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const first = children[0] as ChildProcess;
    const last = children.at(-1) as ChildProcess;
    await accepts(plain, first, () => output);
    await Promise.all([secure, bare].map((port) => accepts(port, last, () => output)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    plain: `http://127.0.0.1:${plain}`,
    secure: `https://localhost:${secure}`,
    bare: `http://127.0.0.1:${bare}`,
    stop,
  };
}

/** A program's path, if it is installed. */
const find = (...paths: readonly string[]): string | undefined =>
  paths.find((path) => existsSync(path));

const openssl = spawnSync('openssl', ['version']).status === 0;

/** A server's path, if the server is installed, with OpenSSL for its certificate. */
const server = (...paths: readonly string[]) => (openssl ? find(...paths) : undefined);

/** Whether nginx, as it is installed, knows the directive of a module. */
function knows(path: string, directive: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `include /etc/nginx/modules-enabled/*.conf;\npid ${folder}/pid;\nevents {}\nhttp { ${directive} }\n`,
  );
  const { status } = spawnSync(path, ['-t', '-q', '-e', 'stderr', '-c', file]);
  rmSync(folder, { recursive: true, force: true });
  return status === 0;
}

const nginxPath = server('/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx');

/** Whether nginx is here, and whether it can send files that are compressed with brotli. */
export const nginx = {
  path: nginxPath,
  brotli: nginxPath !== undefined && knows(nginxPath, 'brotli_static on;'),
};
export const caddy = { path: server('/usr/bin/caddy', '/usr/local/bin/caddy') };

/**
 * Starts nginx: the configuration of the container, and that of a server with TLS. `bare` are files
 * that it serves beside the site, and without any configuration of ours as well.
 */
export async function startNginx(
  site: string,
  { brotli = nginx.brotli, bare = {} as Readonly<Record<string, Buffer>> } = {},
): Promise<WebServer> {
  if (!nginx.path) throw new Error('nginx is not installed.');
  const { folder, writable } = prepare(site);
  const [plain = 0, secure = 0, redirected = 0, other = 0] = await freePorts(4);
  for (const [name, bytes] of Object.entries(bare)) {
    for (const each of ['bare', 'site']) writeFileSync(join(folder, each, name), bytes);
  }
  const adapted = (file: string): string =>
    deploy(file)
      .replaceAll('/srv/site', join(folder, 'site'))
      .replaceAll('/etc/nginx/site/', `${folder}/`)
      .replaceAll('/etc/ssl/site', folder)
      .replaceAll(/\/tmp\/nginx/g, join(writable, 'nginx'))
      .replace(/^\s*listen \[::\].*\n/gm, '')
      .replace('listen 8080', `listen 127.0.0.1:${plain}`)
      .replace('listen 80;', `listen 127.0.0.1:${redirected};`)
      .replace('listen 443', `listen 127.0.0.1:${secure}`);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  if (brotli) write('brotli.conf', adapted('nginx/brotli.conf'));
  write('site.conf', adapted('nginx/site.conf'));
  const container = adapted('nginx/nginx.conf');
  write('nginx.conf', container);
  write('tls.conf', adapted('nginx/tls.conf'));
  // The server of the container's configuration makes room for those with TLS and without anything.
  const before = container.slice(0, container.indexOf('  include /'.replace('/', `${folder}/`)));
  write(
    'own-server.conf',
    `${before.replace('nginx.pid', 'nginx-own.pid')}
  server {
    listen 127.0.0.1:${other};
    root ${folder}/bare;
  }
  include ${folder}/tls.conf;
}
`,
  );
  const command = (file: string) =>
    [nginx.path as string, '-e', 'stderr', '-c', join(folder, file), '-g', 'daemon off;'] as const;
  return start({
    folder,
    ports: [plain, secure, other],
    commands: [command('nginx.conf'), command('own-server.conf')],
  });
}

/** Starts Caddy with the Caddyfile, on two ports. */
export async function startCaddy(site: string): Promise<WebServer> {
  if (!caddy.path) throw new Error('Caddy is not installed.');
  const { folder } = prepare(site);
  const [plain = 0, secure = 0] = await freePorts(2);
  const caddyfile = deploy('Caddyfile')
    .replaceAll('{$SITE_FOLDER:/srv/site}', join(folder, 'site'))
    // Two addresses at once; the certificate is not one that Caddy would get for a public name.
    .replace('admin off', 'admin off\n\tauto_https disable_redirects\n\tskip_install_trust')
    .replace('{$SITE_ADDRESS:localhost} {', `(site) {`)
    .concat(
      `\nhttp://127.0.0.1:${plain} {\n\timport site\n}\nhttps://localhost:${secure} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem\n\timport site\n}\n`,
    );
  writeFileSync(join(folder, 'Caddyfile'), caddyfile);
  return start({
    folder,
    ports: [plain, secure, plain],
    commands: [
      [caddy.path, 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    ],
  });
}
