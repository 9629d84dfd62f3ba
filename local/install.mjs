// Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The oldest Node that every dependency runs on. */
const oldestNode = [20, 19]

/** Ends the process with one clear line if this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  console.error(`Pointsward needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs the packages of the site and of its functions, each only if its lock file changed. */
export function ensureInstalled() {
  for (const folder of ['.', 'functions']) installFolder(folder)
}

function installFolder(folder) {
  const lock = join(root, folder, 'package-lock.json')
  if (!existsSync(lock)) return
  const digest = createHash('sha256').update(readFileSync(lock)).digest('hex')
  const marker = join(root, folder, 'node_modules', '.installed-lock')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === digest) return
  console.log(`Installing packages in ${folder === '.' ? 'the project' : folder} (its lock file is new) …`)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // No install scripts are needed, and some would download files; this flag works in every npm version.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(npm, args, { cwd: join(root, folder), stdio: 'inherit' })
  if (status !== 0) {
    console.error(`npm ci failed in ${folder}; see the lines above.`)
    process.exit(1)
  }
  writeFileSync(marker, digest)
}
