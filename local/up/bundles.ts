import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../install.mjs'

/** One file for the embedded Firestore: it starts several times faster than its sources do. */
export async function bundleFirestore(): Promise<void> {
  await build({
    entryPoints: [join(root, 'local', 'firestore', 'main.ts')],
    outfile: join(root, '.local', 'bundles', 'firestore.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  })
}

/** The functions with the parts of lib/ they share. */
export async function bundleFunctions(): Promise<void> {
  const { bundle } = await import('../../functions/build.mjs')
  await bundle()
}
