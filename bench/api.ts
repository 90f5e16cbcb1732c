/*
 * How many loans the HTTP handler answers in a second, beside a handler that reads a request and answers
 * nothing, on the same server:   npm run bench:api
 * The same loan again and again has to reach half of the empty handler's rate. Beside it stands the rate for
 * another loan in each request, none of which the handler has kept. Processor time of the server, so that other
 * work on the machine does not count: the rates are what one processor does.
 */
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { handler } from '../packages/reckonwell/src/http.ts';
import { listen } from '../packages/reckonwell/src/node-server.ts';

/** Of the empty handler's rate, at least. */
const least = 0.5;
/** Of runs of each, which alternate; before them, longer ones warm the code. */
const rounds = 10;
const requestsInRun = 1_000;
const requestsBefore = 5_000;
const connections = 10;

const loan = (principal: number): string =>
  JSON.stringify({ inputs: { principal, annualRate: 8.5, tenureYears: 20 } });

let principal = 1_000_000;
const sameLoan = (): string => loan(1_000_000);
const anotherLoan = (): string => {
  principal += 997;
  return loan(principal);
};

/** Sends so many requests; throws if one has no answer. */
async function send(url: string, body: () => string, amount: number): Promise<void> {
  const { non2xx, errors, timeouts } = await autocannon({
    url: `${url}/calculators/loan-emi/answer`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }],
    connections,
    amount,
  });
  if (non2xx + errors + timeouts > 0) throw new Error(`${url} did not answer every request.`);
}

/** Starts both servers in a thread of their own. */
async function start() {
  const worker = new Worker(import.meta.filename);
  worker.setMaxListeners(0);
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  const urls = await next<{ readonly calculators: string; readonly empty: string }>();
  /** The processor time of the thread, in seconds. */
  const spent = async (): Promise<number> => {
    worker.postMessage('spent');
    return (await next<number>()) / 1e6;
  };
  return { worker, urls, spent };
}

if (isMainThread) {
  const { worker, urls, spent } = await start();
  const runs = [
    { name: 'the same loan', url: urls.calculators, body: sameLoan, rate: 0 },
    { name: 'another loan each', url: urls.calculators, body: anotherLoan, rate: 0 },
    { name: 'an empty handler', url: urls.empty, body: anotherLoan, rate: 0 },
  ];
  for (const { url, body } of runs) await send(url, body, requestsBefore);
  for (let round = 0; round < rounds; round += 1) {
    for (const run of runs) {
      const before = await spent();
      await send(run.url, run.body, requestsInRun);
      run.rate = Math.max(run.rate, requestsInRun / ((await spent()) - before));
    }
  }
  await worker.terminate();
  const [same = 0, , empty = 1] = runs.map(({ rate }) => rate);
  for (const { name, rate } of runs) {
    const share = (rate / empty).toFixed(2);
    console.log(`${name.padEnd(18)} ${rate.toFixed(0).padStart(6)} requests a second  ${share}`);
  }
  const enough = same / empty >= least;
  console.log(
    `${enough ? '✓' : '✗'} at least ${least} of the empty handler's rate for the same loan`,
  );
  process.exitCode = enough ? 0 : 1;
} else {
  const calculators = await listen(handler(), { port: 0 });
  const empty = await listen(
    async (request) => {
      await request.text();
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    },
    { port: 0 },
  );
  parentPort?.on('message', () => {
    const { user, system } = process.threadCpuUsage();
    parentPort?.postMessage(user + system);
  });
  parentPort?.postMessage({ calculators: calculators.url, empty: empty.url });
}
