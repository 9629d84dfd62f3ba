import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { usualPorts } from './options.ts'

/** Something built from source files, given as paths in the project's folder. `except` is left out of the sources. */
export type Made = { name: string; output: string; sources: readonly string[]; except: string | null }

const site: Made = {
  name: 'build',
  output: '.next/BUILD_ID',
  // The build itself writes these.
  except: 'public/downloads',
  sources: [
    'app',
    'components',
    'extension',
    'lib',
    'public',
    'instrumentation.ts',
    'instrumentation-client.ts',
    'next.config.ts',
    'package-lock.json',
    'postcss.config.mjs',
    'proxy.ts',
    'tailwind.config.ts',
    'tsconfig.build.json',
    'tsconfig.json',
  ],
}

const functions: Made = {
  name: 'functions',
  except: null,
  output: 'functions/dist/index.js',
  sources: ['components', 'functions/build.mjs', 'functions/src', 'lib', 'package-lock.json', 'tsconfig.json'],
}

/**
 * Builds the site unless the last build was of exactly these sources.
 * @throws Error if the build fails; its output has gone to the terminal.
 */
export function ensureBuilt(): void {
  const digest = hashSources(root, site)
  if (isMade(root, site, digest)) return
  console.log('Building the site (its sources changed) …')
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  // One build works on any port, though its pages contain the default one.
  const env = { ...process.env, PRERENDER: 'few', SITE_URL: `http://localhost:${usualPorts.site}` }
  const { status } = spawnSync(process.execPath, [next, 'build'], { cwd: root, stdio: 'inherit', env })
  if (status !== 0) throw new Error('The build failed; see the lines above.')
  noteMade(root, site, digest)
}

/**
 * Bundles the functions, with the parts of lib/ they use, unless the last bundle was of exactly these sources.
 * @throws Error if bundling fails; the bundler's output has gone to the terminal.
 */
export async function ensureBundled(): Promise<void> {
  const digest = hashSources(root, functions)
  if (isMade(root, functions, digest)) return
  const bundler = spawn(process.execPath, [join(root, 'functions', 'build.mjs')], { stdio: 'inherit' })
  const [status] = await once(bundler, 'exit')
  if (status !== 0) throw new Error('The functions didn’t bundle; see the lines above.')
  noteMade(root, functions, digest)
}

/** Returns a digest of names and contents: it changes if a file is moved or edited, but not if it is only touched. */
export function hashSources(folder: string, { sources, except }: Pick<Made, 'sources' | 'except'>): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((path) => filesUnder(folder, path, except))
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

/** Returns whether the output exists and was recorded as built from these sources. */
export function isMade(folder: string, made: Made, digest: string): boolean {
  const isThere = existsSync(join(folder, made.output)) && existsSync(stampOf(folder, made))
  return isThere && readFileSync(stampOf(folder, made), 'utf8') === markOf(folder, made, digest)
}

/** Records that the output was built from these sources. */
export function noteMade(folder: string, made: Made, digest: string): void {
  mkdirSync(join(folder, '.local'), { recursive: true })
  writeFileSync(stampOf(folder, made), markOf(folder, made, digest))
}

const stampOf = (folder: string, { name }: Made) => join(folder, '.local', `${name}.sha256`)

/** Includes the output's time, because another command may have built it from other sources since. */
function markOf(folder: string, { output }: Made, digest: string): string {
  return `${digest} ${statSync(join(folder, output)).mtimeMs}`
}

function filesUnder(folder: string, path: string, except: string | null): string[] {
  const full = join(folder, path)
  if (!existsSync(full) || path === except) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(folder, join(path, name), except))
}
