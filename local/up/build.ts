import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'

/** Something made of files, and what it is known by to be made already. */
type Made = { name: string; output: string; sources: readonly string[] }

const site: Made = {
  name: 'build',
  output: '.next/BUILD_ID',
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
    'tsconfig.json',
  ],
}

const functions: Made = {
  name: 'functions',
  output: 'functions/dist/index.js',
  sources: ['components', 'functions/build.mjs', 'functions/src', 'lib', 'package-lock.json', 'tsconfig.json'],
}

/** What a build itself writes among its sources. */
const made = 'public/downloads'

/**
 * Builds the site unless the last build was of these very sources.
 * @throws Error when the build fails; its output has gone to the terminal.
 */
export function ensureBuilt(): void {
  const digest = hashFiles(site.sources)
  if (isMade(site, digest)) return
  console.log('Building the site (its sources changed) …')
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const env = { ...process.env, PRERENDER: 'few' }
  const { status } = spawnSync(process.execPath, [next, 'build'], { cwd: root, stdio: 'inherit', env })
  if (status !== 0) throw new Error('The build failed; see the lines above.')
  noteMade(site, digest)
}

/**
 * Bundles the functions, with the parts of lib/ they share, unless the last bundle was of these very sources.
 * @throws Error when they do not bundle; the bundler's lines have gone to the terminal.
 */
export async function ensureBundled(): Promise<void> {
  const digest = hashFiles(functions.sources)
  if (isMade(functions, digest)) return
  const bundler = spawn(process.execPath, [join(root, 'functions', 'build.mjs')], { stdio: 'inherit' })
  const [status] = await once(bundler, 'exit')
  if (status !== 0) throw new Error('The functions didn’t bundle; see the lines above.')
  noteMade(functions, digest)
}

const stampOf = ({ name }: Made) => join(root, '.local', `${name}.sha256`)
/** With the time of the output: another command may have made it of other sources. */
const mark = ({ output }: Made, digest: string) => `${digest} ${statSync(join(root, output)).mtimeMs}`

function isMade(what: Made, digest: string): boolean {
  const isThere = existsSync(join(root, what.output)) && existsSync(stampOf(what))
  return isThere && readFileSync(stampOf(what), 'utf8') === mark(what, digest)
}

function noteMade(what: Made, digest: string): void {
  mkdirSync(join(root, '.local'), { recursive: true })
  writeFileSync(stampOf(what), mark(what, digest))
}

/** A digest over names and contents: a file that moved or changed gives another one, a touched file does not. */
function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full) || path === made) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}
