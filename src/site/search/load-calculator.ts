import { importData } from '../../browser/import-data.ts';
import type { Calculator, CalculatorModule } from '../../engine/calculator.ts';
import { type PageData, pageDataAddress } from '../router/page-data.ts';

async function loadModule(slug: string): Promise<CalculatorModule | undefined> {
  // During development no page is prerendered.
  if (import.meta.env.DEV) return (await import('virtual:catalogue')).load[slug]?.();
  const { module: address } = await importData<PageData>(pageDataAddress(`/calculator/${slug}`));
  return address ? import(/* @vite-ignore */ address) : undefined;
}

/** Loads a calculator by its slug, as its page does; throws if it cannot be fetched. */
export async function loadCalculator(slug: string): Promise<Calculator> {
  const module = await loadModule(slug);
  if (!module) throw new Error(`There is no calculator ${slug}.`);
  return module.calculator;
}
