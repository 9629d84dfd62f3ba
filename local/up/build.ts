import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { usualPorts } from './options.ts'

/** Everything that a production build of the site is made of. */
const sources = [
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
]

/** What a build itself writes among its sources. */
const made = 'public/downloads'

const stamp = join(root, '.local', 'build.sha256')

/**
 * Builds the site unless the last build was of these very sources.
 * @throws Error when the build fails; its output has gone to the terminal.
 */
export function ensureBuilt(): void {
  const digest = hashFiles(sources)
  const built = existsSync(join(root, '.next', 'BUILD_ID')) && existsSync(stamp)
  if (built && readFileSync(stamp, 'utf8') === digest) return
  console.log('Building the site (its sources changed) …')
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  // One build serves on any port; its pages name the usual one.
  const env = { ...process.env, PRERENDER: 'few', SITE_URL: `http://localhost:${usualPorts.site}` }
  const { status } = spawnSync(process.execPath, [next, 'build'], { cwd: root, stdio: 'inherit', env })
  if (status !== 0) throw new Error('The build failed; see the lines above.')
  mkdirSync(join(root, '.local'), { recursive: true })
  writeFileSync(stamp, digest)
}

/** A digest over names and contents: a file that moved or changed gives another one, a touched file does not. */
function hashFiles(paths: string[]): string {
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
