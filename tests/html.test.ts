import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../dist');

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // The build writes the doctype the way it compresses best; HTML takes either case.
    'doctype-style': ['error', { style: 'lowercase' }],
    // React writes `<input/>`, `inputMode` and `required=""`; HTML takes them as well as the short forms.
    'void-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    // A control's id follows its name, and a row's name has dots: "courses.0.credits".
    'valid-id': ['error', { relaxed: true }],
  },
});

test('the site has been built, so that there is HTML to validate', () => {
  expect(existsSync(join(dist, 'index.html')), 'run npm run build first').toBe(true);
});

for (const file of globSync('**/*.html', { cwd: dist }).sort()) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateFile(join(dist, file));
    const messages = results.flatMap(({ messages: all }) =>
      all.map(
        ({ ruleId, message, line, column, selector }) =>
          `${ruleId}: ${message} (${line}:${column} ${selector ?? ''})`,
      ),
    );
    expect(messages).toEqual([]);
  });
}
