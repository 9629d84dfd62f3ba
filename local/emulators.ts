import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import firebaseJson from '../firebase.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))
const cli = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js')

const node = [process.execPath, '--import', join(root, 'local', 'quick-emulators.mjs')]

export const localProject = 'demo-pointsward'

export const emulatorEnvironment = {
  // Discovery by file ends immediately; the default, by a server, waits seconds for that server's connections to close.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  // Seconds. After the default of ten, a busy machine can have running emulators that found no functions.
  FUNCTIONS_DISCOVERY_TIMEOUT: '90',
  // As when deployed: an error raised outside our code is reported without its stack.
  NODE_ENV: 'production',
  // Without it, the command fetches Google's announcements at every start, and warns if there is no network.
  CI: 'true',
} as const

export type EmulatorPorts = {
  auth: number
  functions: number
  tasks: number
  hub: number
  logging: number
  eventarc: number
}

/** Returns an error that says what "fetch failed" doesn't: which service, on which port, and why. */
export function unreached(service: string, port: number, error: unknown): Error {
  const { cause, message } = error as Error & { cause?: { code?: string } }
  return new Error(`${service} at 127.0.0.1:${port} can't be reached (${cause?.code ?? message}).`, { cause: error })
}

/** Makes the Auth emulator answer the same whether or not an address has an account, as hosted projects do. */
export async function protectAddresses(authPort: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${authPort}/emulator/v1/projects/${localProject}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  }).catch((error: unknown) => {
    throw unreached('The Auth emulator', authPort, error)
  })
  if (!response.ok) throw new Error(`The Auth emulator rejected its settings: ${response.status}`)
}

/**
 * Returns the command that runs the Auth, Functions and Cloud Tasks emulators on the given ports. With a folder,
 * accounts are kept there between starts, however the emulators end.
 */
export function emulatorCommand(ports: EmulatorPorts, accounts?: string): string[] {
  const only = ['emulators:start', '--only', 'auth,functions,tasks', '--project', localProject]
  const command = [cli, ...only, '--config', writeConfig(ports)]
  return accounts ? keepingAccounts(command, accounts) : [...node, ...command]
}

/** Returns an Auth emulator's command, extended to keep its accounts in a folder. */
export function keepingAccounts(command: string[], folder: string): string[] {
  return [...node, '--import', join(root, 'local', 'keep-accounts.mjs'), ...command, '--import', folder]
}

/** Writes the emulators' configuration, one in .local for each set of ports: they read ports only from a file. */
function writeConfig(ports: EmulatorPorts): string {
  const folder = join(root, '.local', `emulators-${ports.hub}`)
  mkdirSync(folder, { recursive: true })
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const config = {
    functions: firebaseJson.functions.map((codebase) => ({
      ...codebase,
      // This machine's Node version; deployed functions run a newer one.
      runtime: `nodejs${process.versions.node.split('.')[0]}`,
      source: relative(folder, join(root, codebase.source)),
    })),
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      auth: at(ports.auth),
      functions: at(ports.functions),
      tasks: at(ports.tasks),
      hub: at(ports.hub),
      logging: at(ports.logging),
      // Always starts with the functions, and would otherwise use its default port.
      eventarc: at(ports.eventarc),
    },
  }
  const file = join(folder, 'firebase.json')
  writeFileSync(file, JSON.stringify(config, null, 2))
  return file
}
