import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('.', import.meta.url))

// lib/ is bundled in, so that the functions and the site run the same rules. The SDKs stay external: the Functions
// runtime finds its own copies in functions/node_modules.
await build({
  absWorkingDir: root,
  entryPoints: ['src/index.ts'],
  outdir: 'dist',
  bundle: true,
  // Code imported only when configured stays in its own file, so it doesn't slow cold starts.
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  banner: {
    // Gives dependencies that still call require() one inside an ES module.
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
})
