import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a file tests more or fewer inputs as the run asks for, which takes longest. */
const testsMany = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').search(/\/(depth|qa)\.ts'/) >= 0;

/** Begins with the files that take longest, so that no worker is left with one of them in the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(testsMany(b)) - Number(testsMany(a)));
  }
}

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
    // The files of a worker share its modules: the manifests of all calculators are imported once.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // For a machine with other work to do; every test takes a second or two by itself.
    testTimeout: 60_000,
    hookTimeout: 30_000,
    // Room for what came in the first line of a failure, which is all that a report shows.
    chaiConfig: { truncateThreshold: 400 },
  },
});
