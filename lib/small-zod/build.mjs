import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Writes the kinds of `zod/mini` that pages use as one file, which the browser gets in its stead. The site's bundler
 * keeps every kind the library has, 23 kB (gzip) where these are 9.
 * @returns {Promise<void>}
 */
export async function buildSmallZod() {
  await build({
    entryPoints: [join(import.meta.dirname, 'kinds.mjs')],
    bundle: true,
    format: 'esm',
    charset: 'utf8',
    outfile: join(import.meta.dirname, '..', '..', '.local', 'small-zod.mjs'),
  })
}
