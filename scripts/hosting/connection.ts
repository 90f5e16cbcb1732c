import { connect } from 'node:tls';
import type { Client } from './client.ts';
import { clientFor } from './client.ts';
import type { Finding } from './finding.ts';

/** The protocol that a host chooses when HTTP/2 is offered. */
const protocolOf = ({ origin, insecure }: Client): Promise<string> =>
  new Promise((resolve, reject) => {
    const host = origin.hostname.replace(/^\[|\]$/g, '');
    const socket = connect(
      {
        host,
        port: Number(origin.port || 443),
        servername: /^[\d.]+$|:/.test(host) ? '' : host,
        ALPNProtocols: ['h2', 'http/1.1'],
        rejectUnauthorized: !insecure,
        timeout: 15_000,
      },
      () => {
        resolve(socket.alpnProtocol || 'http/1.1');
        socket.destroy();
      },
    );
    socket.on('timeout', () => socket.destroy(new Error('no answer in 15 s')));
    socket.on('error', reject);
  });

/** Whether plain http leads to https; asked where both are on their usual ports. */
async function plainFindings({ origin }: Client, signal: AbortSignal): Promise<Finding[]> {
  if (origin.port !== '') return [];
  const plain = new URL(`http://${origin.hostname}`);
  const client = clientFor(plain, { concurrency: 1, insecure: false, signal });
  const expected = `a redirect to ${origin.origin}`;
  const fix = 'redirect http to https (deploy/nginx/tls.conf; Caddy does so by itself)';
  try {
    const { status, headers } = await client.get('/about?a=1');
    const right = [301, 308].includes(status) && headers.location === `${origin.origin}/about?a=1`;
    const came = `${status} ${headers.location ?? ''}`.trim();
    return right ? [] : [{ address: `${plain.origin}/about?a=1`, expected, came, fix }];
  } catch (error) {
    return [{ address: plain.origin, expected, came: (error as Error).message, fix }];
  } finally {
    client.close();
  }
}

/** The connection to a host: over https, HTTP/2 and what keeps it there. */
export async function checkConnection(client: Client, signal: AbortSignal): Promise<Finding[]> {
  if (client.origin.protocol !== 'https:') return [];
  const [protocol, { headers }, plain] = await Promise.all([
    protocolOf(client),
    client.get('/'),
    plainFindings(client, signal),
  ]);
  const findings: Finding[] = [...plain];
  const address = client.origin.origin;
  if (protocol !== 'h2') {
    const fix = 'turn on HTTP/2 (nginx: listen 443 ssl http2)';
    findings.push({ address, expected: 'HTTP/2', came: protocol, fix });
  }
  const transport = headers['strict-transport-security'] ?? '';
  if (!(Number(/max-age=(\d+)/.exec(transport)?.[1]) >= 31536000)) {
    findings.push({
      address,
      expected: 'Strict-Transport-Security of a year or more',
      came: transport || 'none',
      fix: 'send the header of the build: a configuration of deploy/, or _headers',
    });
  }
  return findings;
}
