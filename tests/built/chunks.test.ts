import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCalculators } from '../../scripts/calculators.ts';
import { dist } from './site.ts';

/** Imports a built module by its address on the site. */
const importBuilt = (address: string) => import(/* @vite-ignore */ join(dist, address));

test('the chunk of each calculator can be imported where there is no document, and starts nothing', async () => {
  expect(globalThis).not.toHaveProperty('document');
  const before = Object.keys(globalThis);
  for (const { slug } of findCalculators()) {
    const { default: page } = await importBuilt(`/pages/calculator/${slug}.js`);
    const { calculator } = await importBuilt(page.module);
    expect(calculator).toMatchObject({ slug, compute: expect.any(Function) });
  }
  expect(Object.keys(globalThis)).toEqual(before);
});
