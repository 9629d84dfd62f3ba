import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('.', import.meta.url))

// lib/ is bundled in, so that the functions and the site run the very same rules. The SDKs stay outside: the
// Functions runtime finds its own copies in functions/node_modules.
await build({
  absWorkingDir: root,
  entryPoints: ['src/index.ts'],
  outdir: 'dist',
  bundle: true,
  // What is only loaded when it is configured stays a file of its own, and costs a cold start nothing.
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  banner: {
    // A dependency that still calls require() finds one inside an ES module.
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
})
