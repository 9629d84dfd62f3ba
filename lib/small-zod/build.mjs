import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the parts of `zod/mini` that pages use into one file, which browsers get for `#small-zod` (package.json,
 * `imports`). Without it, once one page uses all of zod, as members' pages do, the site's bundler puts everything the
 * two share on every page: 23 kB (gzip) instead of 9.
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
