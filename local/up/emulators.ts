import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../install.mjs'
import type { Options } from './options.ts'

const FirebaseConfig = z.looseObject({ emulators: z.looseObject({}).default({}) })

/**
 * The project's firebase.json with the ports of this start, as a file beside it (firebase-tools takes no port flags
 * and wants its configuration in the project's folder). Returns its path.
 */
export function writeEmulatorConfig(ports: Options['ports']): string {
  const config = FirebaseConfig.parse(JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')))
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const emulators = {
    auth: at(ports.auth),
    functions: at(ports.functions),
    tasks: at(ports.tasks),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ui: { enabled: false },
    singleProjectMode: true,
  }
  const path = join(root, 'firebase.local.json')
  writeFileSync(path, JSON.stringify({ ...config, emulators }, null, 2))
  return path
}

/** The command that runs the Auth, Functions and Cloud Tasks emulators, keeping accounts in a folder. */
export function emulatorCommand(config: string, project: string, accounts: string): string[] {
  const tools = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  const only = ['emulators:start', '--only', 'auth,functions,tasks', '--project', project, '--config', config]
  const keep = ['--export-on-exit', accounts]
  if (existsSync(join(accounts, 'firebase-export-metadata.json'))) keep.push('--import', accounts)
  mkdirSync(join(accounts, '..'), { recursive: true })
  return [process.execPath, tools, ...only, ...keep]
}
