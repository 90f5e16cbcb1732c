declare module 'virtual:catalogue' {
  import type { CalculatorModule, Entry } from './catalogue.ts';
  export const entries: readonly Entry[];
  export const modules: Readonly<Record<string, () => Promise<CalculatorModule>>>;
}

declare module '*.md' {
  const html: string;
  export default html;
}
