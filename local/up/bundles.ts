import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../install.mjs'

/** One file for the embedded Firestore: it starts several times faster than its sources do. */
export async function bundleFirestore(): Promise<void> {
  await build({
    entryPoints: [join(root, 'packages', 'firestore-local', 'src', 'main.ts')],
    outfile: join(root, '.local', 'bundles', 'firestore.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  })
}

/**
 * The functions with the parts of lib/ they share.
 * @throws Error when they do not bundle; the bundler's lines have gone to the terminal.
 */
export function bundleFunctions(): void {
  const { status } = spawnSync(process.execPath, [join(root, 'functions', 'build.mjs')], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The functions didn’t bundle; see the lines above.')
}
