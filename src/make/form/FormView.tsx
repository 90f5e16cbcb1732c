import schema from 'virtual:manifest-schema';
import { type ComponentProps, useEffect, useState } from 'react';
import { categories } from '../../../calculators/categories.ts';
import { loadCopies } from '../copies.ts';
import { DraftForm } from './DraftForm.tsx';

type FormViewProps = Omit<ComponentProps<typeof DraftForm>, 'schema' | 'categories' | 'slugs'>;

/** The draft as a form, with the language and the calculators of this site. */
export function FormView(props: FormViewProps) {
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadCopies().then(
      (copies) => isCurrent && setSlugs(copies.map(({ slug }) => slug)),
      // Without the list, related calculators keep the names that they have.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return <DraftForm {...props} {...{ schema, categories, slugs }} />;
}
