import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { backend, siteNow } from './site.ts'

/** Writes a file and runs the ingest command on it against the site under test; returns what the command printed. */
export async function ingestText(name: string, text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'pointsward-')), name)
  await writeFile(path, text)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'local/ingest.ts', path, '--now', siteNow],
    { cwd: join(import.meta.dirname, '..', '..'), env: { ...process.env, ...backend } },
  )
  return stdout
}
