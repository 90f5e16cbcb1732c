import * as z from 'zod';
import { categories } from '../../calculators/categories.ts';
import { manifestSchema } from '../../src/engine/manifest/meta.ts';
import { site } from '../../src/site/site.ts';
import { type CalculatorFolder, loadCatalogue, loadManifest } from '../calculators.ts';
import { described } from './key-docs.ts';

const schemaAddress = `${site.origin}/manifest.schema.json`;

/** The keys that a published manifest has besides those of its file. */
const envelope = {
  $schema: { description: 'The address of this schema.', const: schemaAddress },
  slug: {
    description: 'The last part of the address of the calculator’s page.',
    type: 'string',
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  },
  category: {
    description: 'The id of the calculator’s category.',
    enum: categories.map(({ id }) => id),
  },
};

/** The shape of a manifest as a JSON Schema, for tools that do not know this repository. */
export function publishedSchema() {
  const { $schema, properties, ...rest } = z.toJSONSchema(manifestSchema, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'throw',
    // Reused parts such as conditions are defined once, which saves nine tenths of the bytes.
    reused: 'ref',
    override: ({ zodSchema: { _zod: zod }, jsonSchema }) => {
      const { type, checks = [] } = zod.def;
      // A schema that extends another one only references it, but its own keywords need a type.
      if (type === 'string' || type === 'number') jsonSchema.type ??= type;
      // JSON Schema does not trim: a text that must not be blank needs a character that is no space.
      if (!checks.some((each) => each._zod.def.check === 'overwrite')) return;
      const { pattern } = jsonSchema;
      jsonSchema.pattern = '\\S';
      if (pattern) jsonSchema.allOf = [{ type: 'string', pattern }];
    },
  });
  return described({
    $schema,
    $id: schemaAddress,
    title: `Manifest of a ${site.name} calculator`,
    description:
      'The data that a calculator’s page is made of: fields, results, examples, laws. The schema knows the shape alone; what holds between the parts (ids that match, defaults within their bounds, formulas that parse, examples that come true) is checked by `npm run check`.',
    ...rest,
    properties: { ...envelope, ...properties },
  });
}

/** A published manifest: plain JSON with its schema, slug and category. */
export const publishedManifest = async (folder: CalculatorFolder) => ({
  $schema: schemaAddress,
  slug: folder.slug,
  category: folder.category,
  ...(await loadManifest(folder)),
});

/** Publishes the schema, every manifest and the list of them. */
export async function writeManifests(publish: (file: string, text: string) => void): Promise<void> {
  const catalogue = await loadCatalogue();
  const write = (file: string, content: unknown) => publish(file, `${JSON.stringify(content)}\n`);
  write('manifest.schema.json', publishedSchema());
  for (const each of catalogue) {
    write(`manifests/${each.slug}.json`, await publishedManifest(each));
  }
  write(
    'manifests/index.json',
    catalogue.map(({ slug, category, manifest }) => ({
      slug,
      title: manifest.title,
      category,
      address: `/calculator/${slug}`,
    })),
  );
}
