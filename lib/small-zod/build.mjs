import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Writes the kinds of `zod/mini` that pages use as one file: what `#small-zod` (package.json, `imports`) is in a browser.
 * As soon as one page uses the whole of zod, as members' pages do, the site's bundler keeps all of what both are made of
 * for every page: 23 kB (gzip) where this is 9.
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
