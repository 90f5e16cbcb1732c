import { defineConfig } from 'vitest/config';

// What Stryker runs for every mutant; MUTATION_TESTS names the files.
export default defineConfig({
  test: {
    include: process.env.MUTATION_TESTS?.split(',') ?? [],
    env: { PROPERTY_RUNS: '30' },
    setupFiles: ['tests/mutation/setup.ts'],
    testTimeout: 60_000,
    // A run that is broken off must leave nothing behind.
    cache: false,
  },
});
