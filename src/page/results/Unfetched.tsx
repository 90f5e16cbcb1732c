import { type LazyPart, prefetch } from '../../browser/lazy.ts';

interface UnfetchedProps {
  readonly parts: readonly (LazyPart<unknown> | undefined)[];
}

/** The fallback for a part that could not be fetched, with a button that fetches it again. */
export const Unfetched = ({ parts }: UnfetchedProps) => (
  <p role="alert">
    This part of the page could not be fetched.{' '}
    <button
      type="button"
      onClick={() => {
        const detail = () => {
          for (const part of parts) if (part) void prefetch(part);
        };
        // The head script knows whether this browser needs a new document for that.
        dispatchEvent(new CustomEvent('fetch-again', { detail }));
      }}
    >
      Try again
    </button>
  </p>
);
