import * as z from 'zod';
import { type KeyDoc, keysOf } from '../../schemas/manifest-keys.ts';
import { manifestSchema } from '../../schemas/manifest-schema.ts';
import { draftSchema } from '../../src/make/language.ts';
import { site } from '../../src/site/site.ts';
import { type CalculatorFolder, loadCatalogue, loadManifest } from '../calculators.ts';

const schemaAddress = `${site.origin}/manifest.schema.json`;

/** A manifest with the keys that it has besides those of its file. */
const published = z.strictObject({
  $schema: z.literal(schemaAddress).optional(),
  slug: draftSchema.shape.slug,
  category: draftSchema.shape.category,
  ...manifestSchema.shape,
});

/** Where an object of the JSON Schema has the descriptions of its keys, until they are put into the keys. */
const docsKey = 'x-docs';

/** A part of the JSON Schema with each key described by the object that it is in. */
function described<T>(part: T): T {
  if (Array.isArray(part)) return part.map(described) as T;
  if (typeof part !== 'object' || part === null) return part;
  const { [docsKey]: docs, ...own } = part as Readonly<Record<string, unknown>>;
  const inner = Object.fromEntries(
    Object.entries(own).map(([key, each]) => [key, described(each)]),
  );
  if (docs === undefined) return inner as T;
  const properties = Object.entries(inner.properties as Readonly<Record<string, object>>);
  return {
    ...inner,
    properties: Object.fromEntries(
      properties.map(([key, each]) => {
        const { description } = (docs as Readonly<Record<string, KeyDoc>>)[key] ?? {};
        return [key, { description, ...each }];
      }),
    ),
  } as T;
}

/** The shape of a manifest as a JSON Schema, for tools that do not know this repository. */
export function publishedSchema() {
  const { $schema, ...rest } = z.toJSONSchema(published, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'throw',
    // Reused parts such as conditions are defined once, which saves nine tenths of the bytes.
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      const { type, checks = [] } = zodSchema._zod.def;
      if (type === 'object') {
        const own = (zodSchema as unknown) === published ? draftSchema : zodSchema;
        jsonSchema[docsKey] = keysOf(own);
      }
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
