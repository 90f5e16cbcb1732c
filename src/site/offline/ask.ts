import type { Messages } from './messages.ts';

/** Sends a message to a service worker; resolves to its reply. */
export const ask = <Type extends keyof Messages>(
  worker: ServiceWorker,
  type: Type,
  ...[details]: object extends Messages[Type]['ask'] ? [] : [Messages[Type]['ask']]
): Promise<Messages[Type]['reply']> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type, ...details }, [port2]);
  });

/** The active worker; waits for the first one, for ever if there will be none. */
export const activeWorker = async (): Promise<ServiceWorker> => {
  const { active } = await navigator.serviceWorker.ready;
  return active as ServiceWorker;
};
