declare module 'virtual:catalogue' {
  import type { CalculatorModule, Entry, StaticModule } from './catalogue.ts';
  export const entries: readonly Entry[];
  /** Loads what a calculator's page is made of, by slug. */
  export const load: Readonly<Record<string, () => Promise<CalculatorModule & StaticModule>>>;
}

declare module '*.md' {
  const html: string;
  export default html;
}

declare module 'virtual:hues.css';
