import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Something built from source files, given as paths in the project's folder. `except` is left out of the sources. */
export type Made = { name: string; output: string; sources: readonly string[]; except: string | null }

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
