import { defineConfig } from 'vitest/config'

/** The unit tests of one area, as Stryker runs them for each change: see bundle.ts. */
export default defineConfig({
  test: { include: ['tests/mutation/bundled/**/*.test.js'], testTimeout: 60_000, isolate: false },
})
