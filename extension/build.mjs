import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { zip } from './zip.mjs'

const root = join(import.meta.dirname, '..')
const icons = { 'icon-48.png': 'icon-192.png', 'icon-128.png': 'icon-192.png' }

/**
 * Builds the extension: unpacked into a folder, and as a zip to download. `origin` is the site it asks.
 * @returns {Promise<void>}
 */
export async function buildExtension({
  origin = process.env.SITE_URL?.trim() || 'http://localhost:3000',
  folder = join(root, '.local', 'extension'),
  archive = join(root, 'public', 'downloads', 'pointsward-extension.zip'),
} = {}) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'extension', 'src', 'main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome111',
    charset: 'utf8',
    define: { SITE_ORIGIN: JSON.stringify(new URL(origin).origin) },
  })
  const files = [
    { name: 'manifest.json', data: readFileSync(join(root, 'extension', 'manifest.json')) },
    { name: 'panel.js', data: Buffer.from(outputFiles[0].contents) },
    ...Object.entries(icons).map(([name, icon]) => ({ name, data: readFileSync(join(root, 'public', 'icons', icon)) })),
  ]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, data } of files) writeFileSync(join(folder, name), data)
  mkdirSync(dirname(archive), { recursive: true })
  writeFileSync(archive, zip(files))
}

// Not awaited: the configuration of Next.js loads this file in a way that allows no await at its top.
if (process.argv[1] === import.meta.filename) void buildExtension()
