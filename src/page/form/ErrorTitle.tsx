import { useEffect } from 'react';
import { get } from 'react-hook-form';
import type { ErrorSummaryProps } from './ErrorSummary.tsx';

/** What the page's title begins with while the form has errors. */
const mark = 'Error: ';

/**
 * Marks the page's title while there are errors of the last submit: a screen reader reads it first, and it is
 * what a tab shows. Renders nothing.
 */
export function ErrorTitle({ problems, form }: ErrorSummaryProps) {
  const isWrong = problems.some(({ field = '' }) => get(form.formState.errors, field));
  useEffect(() => {
    if (!isWrong) return;
    document.title = mark + document.title;
    return () => {
      document.title = document.title.replace(mark, '');
    };
  }, [isWrong]);
  return null;
}
