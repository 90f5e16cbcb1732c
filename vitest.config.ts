import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts: the site's plugins leave out of a manifest what no page needs, and the
// tests need all of it.
export default defineConfig({
  test: {
    // For `npm run qa`: a report to open, one for a CI, and the figures that it counts and records.
    ...(process.env.QA_FULL && {
      reporters: [
        'dot',
        ['html', { outputDir: 'qa-report/tests', singleFile: true }],
        ['junit', { outputFile: 'qa-report/tests.xml' }],
        ['json', { outputFile: '.cache/qa-vitest.json' }],
      ],
    }),
    include: ['tests/**/*.test.ts'],
    // Vitest would leave one processor idle, which is half of a small machine.
    maxWorkers: '100%',
    // For a machine with other work to do; every test takes a second or two by itself.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Room for what came in the first line of a failure, which is all that a report shows.
    chaiConfig: { truncateThreshold: 400 },
    // Other files' types are checked by `tsc` itself.
    typecheck: { enabled: true, include: ['tests/**/*.test-d.ts'], ignoreSourceErrors: true },
  },
});
