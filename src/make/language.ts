import { categories } from '../../calculators/categories.ts';
import { draftSchemaOf } from '../../schemas/draft-schema.ts';

/** What may stand in a draft, with the categories of this site. */
export const draftSchema = draftSchemaOf(categories);
