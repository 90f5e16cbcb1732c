import * as z from 'zod';
import { describe, keysOf } from './manifest-keys.ts';
import { manifestSchema } from './manifest-schema.ts';

/** What is named where a draft says its category. */
interface CategoryName {
  readonly id: string;
  readonly title: string;
}

/**
 * What may stand in a draft on a site with these categories, as the form and the suggestions of the text
 * view know it: the keys of a manifest, and those beside them (envelopeKeys in src/engine/draft/draft.ts).
 */
export function draftSchemaOf(categories: readonly CategoryName[]) {
  const schema = z.strictObject({
    $schema: z.string().optional(),
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .optional(),
    category: z.enum(categories.map(({ id }) => id)).optional(),
    ...manifestSchema.shape,
    article: z.string().optional(),
    functionsFrom: z.string().optional(),
    aim: z.enum(['own', 'site']).optional(),
  });
  describe(schema, {
    ...(keysOf(manifestSchema) as Parameters<typeof describe<typeof manifestSchema.shape>>[1]),
    $schema: { label: 'Schema', description: 'The address of this schema.' },
    slug: {
      label: 'Address',
      description: 'The last part of the address of the calculator’s page.',
      help: 'The last part of its address: words with hyphens. Made from the title if it is blank.',
      isCode: true,
    },
    category: {
      label: 'Category',
      description: 'The id of the calculator’s category.',
      texts: Object.fromEntries(categories.map(({ id, title }) => [id, title])),
    },
    article: {
      label: 'Article',
      description: 'The text below the form, in Markdown.',
      help: 'The text below the form, in Markdown. Without it, its headings and facts are taken from the calculator.',
      box: 'article',
    },
    functionsFrom: {
      label: 'Functions of the calculator',
      description: 'The calculator of this site whose functions the draft uses as well.',
      names: 'slug',
    },
    aim: {
      label: 'What it is for',
      description: 'Whether the calculator is meant for the site, which asks for more.',
      texts: {
        own: 'For me and people I send it to',
        site: 'For this site, where everyone finds it',
      },
    },
  });
  return schema;
}
