declare module 'virtual:catalogue' {
  import type { CalculatorModule, Entry } from './catalogue.ts';
  export const entries: readonly Entry[];
  /** Loads what a calculator's page is made of, by slug. */
  export const load: Readonly<
    Record<
      string,
      () => Promise<CalculatorModule & { readonly examples: string; readonly html: string }>
    >
  >;
}

declare module '*.md' {
  const html: string;
  export default html;
}

declare module 'virtual:hues.css';
