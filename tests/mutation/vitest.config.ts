import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { aliases } from '../../vitest.config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const fewExamples = fileURLToPath(new URL('few-examples.ts', import.meta.url))

/** The unit tests of one area, named in MUTATION_TESTS, as Stryker runs them for each changed line. */
export default defineConfig({
  root,
  resolve: { alias: aliases },
  plugins: [
    {
      name: 'few-examples',
      enforce: 'pre',
      resolveId: (source, importer) => (source === 'fast-check' && importer !== fewExamples ? fewExamples : null),
    },
  ],
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    testTimeout: 60_000,
    isolate: false,
  },
})
