import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What a host answered. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The bytes that were sent. */
  readonly body: Buffer;
}

export interface ClientOptions {
  /** Requests at a time. */
  readonly concurrency: number;
  /** Accepts a certificate that nobody vouches for. */
  readonly insecure: boolean;
  /** Ends all requests. */
  readonly signal: AbortSignal;
}

/** A host that is asked. Its connections are kept open from one request to the next. */
export interface Client {
  readonly origin: URL;
  readonly insecure: boolean;
  /** Asks for an address, sent letter by letter as it is. Redirects are not followed. */
  readonly get: (
    address: string,
    headers?: Readonly<Record<string, string>>,
    method?: string,
  ) => Promise<Answer>;
  readonly close: () => void;
}

/** A connection without an answer for so long has failed, in milliseconds. */
const patience = 15_000;

/** A client for the host of an origin, such as https://example.com. */
export function clientFor(origin: URL, { concurrency, insecure, signal }: ClientOptions): Client {
  const options = { keepAlive: true, maxSockets: concurrency };
  const agent =
    origin.protocol === 'https:'
      ? new HttpsAgent({ ...options, rejectUnauthorized: !insecure })
      : new HttpAgent(options);
  const send = origin.protocol === 'https:' ? httpsRequest : httpRequest;
  const { hostname, port } = origin;
  return {
    origin,
    insecure,
    get: (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        const request = send(
          {
            agent,
            // A URL writes an IPv6 address in brackets, a socket does not take them.
            hostname: hostname.replace(/^\[|\]$/g, ''),
            port,
            path,
            method,
            signal,
            headers: { 'User-Agent': 'npm run verify', ...headers },
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            );
          },
        );
        request.setTimeout(patience, () => request.destroy(new Error('no answer in 15 s')));
        request.on('error', reject);
        request.end();
      }),
    close: () => agent.destroy(),
  };
}

/** The content of an answer, decompressed; throws if it is not compressed as its header says. */
export function contentOf({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
