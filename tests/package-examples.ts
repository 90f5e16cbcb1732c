/*
 * The examples of the package's documentation: each line that ends with a comment is an expression with its value.
 */

/** The code of the examples in the README, and of those in doc comments. */
export const examplesIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code),
  ...[...text.matchAll(/\* @example\n((?: \* .*\n)+)/g)].map(([, lines = '']) =>
    lines.replace(/^ \* /gm, ''),
  ),
];

/** Runs an example with the functions of the package; gives each expression with its value and the documented one. */
export async function runExample(
  code: string,
  names: Readonly<Record<string, unknown>>,
): Promise<readonly { readonly line: string; readonly is: unknown; readonly says: unknown }[]> {
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const checked = code
    .replace(/^import .*$/gm, '')
    .replace(
      /^(?!const )(\S.*); \/\/ (.*)$/gm,
      (_, expression: string, value: string) =>
        `$found.push({ line: ${JSON.stringify(expression)}, is: ${expression}, says: ${value} });`,
    );
  const run = new AsyncFunction(
    ...Object.keys(names),
    `const $found = []; ${checked}\nreturn $found;`,
  );
  return (await run(...Object.values(names))) as never;
}
