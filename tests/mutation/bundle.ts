import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { aliases } from '../../vitest.config.ts'

/**
 * Bundles the tests of an area, named in MUTATION_TESTS, and the changed rules they test into a few files: loading a
 * hundred modules again for each change takes three times as long as the tests.
 */
const fewExamples = fileURLToPath(new URL('few-examples.ts', import.meta.url))

await build({
  entryPoints: (process.env.MUTATION_TESTS ?? '').split(','),
  outdir: 'tests/mutation/bundled',
  outbase: 'tests/unit',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  external: ['vitest', 'stripe'],
  alias: { 'server-only': aliases['server-only'] },
  plugins: [
    {
      name: 'few-examples',
      setup: ({ onResolve }) => {
        onResolve({ filter: /^fast-check$/ }, ({ importer }) =>
          importer === fewExamples ? { external: true } : { path: fewExamples },
        )
      },
    },
  ],
})
