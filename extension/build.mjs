import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { browsers, iconSizes, manifestFor } from './manifest.mjs'
import { zip } from './zip.mjs'

const own = import.meta.dirname
const scripts = { panel: 'main', background: 'background', options: 'options' }

/**
 * Builds the extension for each browser: unpacked in a folder, and as a zip to download. `origin` is the site it calls.
 * @returns {Promise<void>}
 */
export async function buildExtension({
  origin = process.env.SITE_URL?.trim() || 'http://localhost:3000',
  folder = join(own, '..', '.local', 'extension'),
  downloads = join(own, '..', 'public', 'downloads'),
} = {}) {
  const site = new URL(origin).origin
  const { outputFiles } = await build({
    entryPoints: Object.entries(scripts).map(([out, name]) => ({ in: join(own, 'src', `${name}.ts`), out })),
    outdir: folder,
    bundle: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox142'],
    charset: 'utf8',
    define: { SITE_ORIGIN: JSON.stringify(site) },
  })
  const shared = [
    ...Object.keys(scripts).map((name, at) => ({ name: `${name}.js`, data: Buffer.from(outputFiles[at].contents) })),
    {
      name: 'options.html',
      data: Buffer.from(readFileSync(join(own, 'options.html'), 'utf8').replace('SITE_ORIGIN', site)),
    },
    { name: 'options.css', data: readFileSync(join(own, 'options.css')) },
    ...iconSizes
      .map((size) => `icon-${size}.png`)
      .map((name) => ({ name, data: readFileSync(join(own, 'icons', name)) })),
  ]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(downloads, { recursive: true })
  for (const browser of browsers) {
    const manifest = Buffer.from(`${JSON.stringify(manifestFor(browser, site), null, 2)}\n`)
    const files = [{ name: 'manifest.json', data: manifest }, ...shared]
    mkdirSync(join(folder, browser), { recursive: true })
    for (const { name, data } of files) writeFileSync(join(folder, browser, name), data)
    writeFileSync(join(downloads, `pointsward-${browser}.zip`), zip(files))
  }
}

// Not awaited, because next.config.ts loads this file in a way that allows no top-level await.
if (process.argv[1] === import.meta.filename) void buildExtension()
