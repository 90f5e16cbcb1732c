import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/*
 * A web-standard handler on the HTTP server of Node.js.
 */

/** Answers a request, as on Deno, Bun and workers. */
type Handler = (request: Request) => Promise<Response> | Response;

export interface ListenOptions {
  /** The port; 0 for any that is free. */
  readonly port: number;
  /** The address to bind to; by default this machine alone can connect. */
  readonly host?: string;
}

/** A server that listens. */
export interface Listening {
  /** Where: "http://127.0.0.1:4000". */
  readonly url: string;
  /** Stops it, and ends connections that are open. */
  close(): Promise<void>;
}

/** How long a client may take to send the head of a request, and all of it. */
const patience = { head: 10_000, all: 30_000 };

const unreadable = { title: 'Bad Request', status: 400, detail: 'The request could not be read.' };

/** The body of a request as a stream. What nobody reads of it is thrown away when the response is finished. */
function bodyOf(incoming: IncomingMessage, outgoing: ServerResponse): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      const take = (chunk: Uint8Array) => {
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      };
      const end = () => controller.close();
      incoming.on('data', take).once('end', end);
      incoming.once('error', (error) => controller.error(error));
      outgoing.once('finish', () => incoming.off('data', take).off('end', end).resume());
    },
    pull() {
      incoming.resume();
    },
  });
}

function requestOf(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = 'GET', url = '/', rawHeaders } = incoming;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] as string, rawHeaders[at + 1] as string);
  }
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: bodyOf(incoming, outgoing), duplex: 'half' }),
  } as RequestInit);
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) {
    outgoing.end();
    return;
  }
  await pipeline(response.body, outgoing);
}

/** Serves a handler over HTTP. Rejects if the port is not free. */
export async function listen(
  handle: Handler,
  { port, host = '127.0.0.1' }: ListenOptions,
): Promise<Listening> {
  const server = createServer(
    { headersTimeout: patience.head, requestTimeout: patience.all },
    async (incoming, outgoing) => {
      let request: Request;
      try {
        request = requestOf(incoming, outgoing);
      } catch {
        // A method or an address that is none.
        outgoing.writeHead(unreadable.status, { 'content-type': 'application/problem+json' });
        outgoing.end(JSON.stringify(unreadable));
        return;
      }
      try {
        await send(await handle(request), outgoing);
      } catch {
        // The client went, or a stream broke after the head was sent: there is nobody to tell.
        outgoing.destroy();
      }
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, family, port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
