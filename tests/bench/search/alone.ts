import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Runs a script of this folder in a separate process. @returns what it prints */
export async function runAlone(script: string, ...args: string[]): Promise<string> {
  const command = ['--expose-gc', '--import', 'tsx', join(import.meta.dirname, script), ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: 50_000_000 })
  return stdout
}
