declare module 'virtual:catalogue' {
  import type { CalculatorModule } from '../engine/calculator.ts';
  import type { Entry, StaticModule } from './catalogue.ts';
  import type { ChecksProps } from './pages/Checks.tsx';
  export const entries: readonly Entry[];
  /** Loads what a calculator's page is made of, by slug. */
  export const load: Readonly<Record<string, () => Promise<CalculatorModule & StaticModule>>>;
  /** Loads what the page of a calculator's checks shows, by slug. */
  export const loadChecks: Readonly<
    Record<string, () => Promise<{ readonly default: ChecksProps }>>
  >;
}

declare module '*.md' {
  const html: string;
  export default html;
}
