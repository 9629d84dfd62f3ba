import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * Unit tests that replace modules, the environment or Node's answers, or use their own database. Each file runs in
 * isolation. All other files share their modules (`tests/unit/shared-modules.ts` sees to it), which saves loading the programs' tables three hundred times.
 */
const replacing = [
  'tests/unit/app/{api-routes,hostile-addresses,missing-pages,robots}.test.ts',
  'tests/unit/components/admin/rooms.test.tsx',
  'tests/unit/components/alerts/fits-now.test.tsx',
  'tests/unit/components/dashboard/{billing-page,first-alert}.test.tsx',
  'tests/unit/components/calculators/{pages,trace}.test.tsx',
  'tests/unit/components/journeys/where-can-i-go/pages.test.tsx',
  'tests/unit/components/shell/page-metadata.test.ts',
  'tests/unit/components/ui/{use-address-state,use-clipboard}.test.ts',
  'tests/unit/lib/accounts/client/{account-provider,log-in-watch,personal-documents,tracker}.test.ts',
  'tests/unit/functions/app-check.test.ts',
  'tests/unit/lib/core/prerender.test.ts',
  'tests/unit/lib/programs/third-program.test.ts',
  'tests/unit/lib/server/admin/act.test.ts',
  'tests/unit/lib/server/alerts/match/*.test.ts',
  'tests/unit/lib/server/api/app-check.test.ts',
  'tests/unit/lib/server/availability/{providers,refresh,repository}.test.ts',
  'tests/unit/lib/server/http/{front-door,standing-headers}.test.ts',
  'tests/unit/lib/server/site-origin.test.ts',
  'tests/unit/lib/server/telemetry/*.test.ts',
  'tests/unit/lib/server/calculators/wine.test.ts',
  'tests/unit/lib/core/faults.test.ts',
  'packages/firestore-local/tests/unit/journal/journal.test.ts',
  'packages/firestore-local/tests/unit/transports/webchannel/webchannel-server.test.ts',
  'tests/unit/next-config.test.ts',
]

/** Tests that kill many processes, cut connections, wait, or drive a browser: a few files that take minutes. */
const long = [
  'tests/unit/lib/server/alerts/match/match-killed.test.ts',
  'tests/contract/**/*killed.test.ts',
  'packages/firestore-local/tests/contract/{clients-browser,durability,outages,pages}.test.ts',
]

/** Tests that wait for a service that is down or slow, or delete and refresh hundreds of documents. */
const longFunctions = ['tests/functions/{account-end,billing,delivery,refresh-availability,switched-off}.test.ts']

const functions = { globalSetup: ['tests/functions/global-setup.ts'], fileParallelism: false }

export const aliases = {
  // Outside a React server bundle this package throws on import; this is the empty module that servers get.
  'server-only': `${root}node_modules/next/dist/compiled/server-only/empty.js`,
  '@/': root,
}

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    // An upper bound for a busy machine: tests wait for conditions, not for times.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'tests/unit/**/*.test.{ts,tsx}',
            'packages/firestore-local/tests/unit/**/*.test.ts',
            'packages/payments-local/tests/**/*.test.ts',
          ],
          exclude: [...replacing, ...long],
          isolate: false,
          setupFiles: ['tests/unit/shared-modules.ts'],
        },
      },
      { extends: true, test: { name: 'unit-replacing', include: replacing, exclude: long } },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts', 'packages/firestore-local/tests/contract/**/*.test.ts'],
          exclude: long,
          fileParallelism: false,
        },
      },
      { extends: true, test: { name: 'long', include: long, fileParallelism: false } },
      {
        extends: true,
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], fileParallelism: false },
      },
      {
        extends: true,
        test: {
          ...functions,
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          exclude: longFunctions,
        },
      },
      { extends: true, test: { ...functions, name: 'functions-long', include: longFunctions } },
    ],
  },
})
