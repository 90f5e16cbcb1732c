import * as z from 'zod';
import { categories } from '../../calculators/categories.ts';
import { manifestSchema } from '../../schemas/meta.ts';
import { site } from '../../src/site.ts';
import { type CalculatorFolder, loadCatalogue, loadManifest } from '../calculators.ts';

const schemaAddress = `${site.origin}/manifest.schema.json`;

/** Where a published manifest stands, besides what its own file says. */
const envelope = {
  $schema: { const: schemaAddress },
  slug: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  category: { enum: categories.map(({ id }) => id) },
};

/** The shape of a manifest as a JSON Schema, for tools that do not know this repository. */
export function publishedSchema() {
  const { $schema, properties, ...rest } = z.toJSONSchema(manifestSchema, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'throw',
    override: ({ zodSchema, jsonSchema }) => {
      // JSON Schema trims nothing: a text that must not be blank holds a sign that is no space.
      const trims = zodSchema._zod.def.checks?.some((each) => each._zod.def.check === 'overwrite');
      if (!trims) return;
      const { pattern } = jsonSchema;
      jsonSchema.pattern = '\\S';
      if (pattern) jsonSchema.allOf = [{ pattern }];
    },
  });
  return {
    $schema,
    $id: schemaAddress,
    title: `Manifest of a ${site.name} calculator`,
    description:
      'The data that a calculator’s page is made of: fields, results, examples, laws. The schema knows the shape alone; what holds between the parts (ids that match, defaults within their bounds, formulas that parse, examples that come true) is checked by `npm run check`.',
    ...rest,
    properties: { ...envelope, ...properties },
  };
}

/** A manifest as it is published: plain JSON that names its schema and its place. */
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
