import { type LazyPart, prefetch } from '../lazy.ts';

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
        for (const part of parts) if (part) void prefetch(part);
      }}
    >
      Try again
    </button>
  </p>
);
