import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A Firestore server under test, at `127.0.0.1:port` or wherever FIRESTORE_EMULATOR_HOST points. */
export type Server = { host: string; port: number; address: string; stop(): Promise<void> }

export const openRules = readFileSync(new URL('./open.rules', import.meta.url), 'utf8')
export const guardedRules = readFileSync(new URL('./guarded.rules', import.meta.url), 'utf8')

const given = process.env.FIRESTORE_EMULATOR_HOST ?? ''

/** True when the suite runs against an external server, which it may neither start nor stop. */
export const isForeign = given !== ''

let projects = 0

/** Returns a project id no other test uses, so that each test starts with an empty database. */
export function freshProject(label: string): string {
  projects += 1
  return `demo-${label}-${process.pid.toString(36)}-${projects}`
}

/**
 * Returns the server named by FIRESTORE_EMULATOR_HOST, otherwise an embedded one, in memory and started for this file.
 */
export async function useServer(): Promise<Server> {
  const server = isForeign ? foreignServer(given) : await startEmbedded()
  pointAt(server)
  return { ...server, stop: () => server.stop().finally(() => pointAt(null)) }
}

/** Tells the admin SDK and @firebase/rules-unit-testing where the server is. */
export function pointAt(server: Server | null): void {
  if (server !== null) process.env.FIRESTORE_EMULATOR_HOST = server.address
  else if (isForeign) process.env.FIRESTORE_EMULATOR_HOST = given
  else delete process.env.FIRESTORE_EMULATOR_HOST
  // Without this the admin SDK looks for a metadata server on the network.
  process.env.METADATA_SERVER_DETECTION = 'none'
}

function foreignServer(address: string): Server {
  const url = new URL(`http://${address}`)
  return { host: url.hostname, port: Number(url.port), address, stop: async () => {} }
}

export type EmbeddedServer = Server & { kill(): Promise<void> }

/**
 * Starts `packages/firestore-local/src/server.ts` in a child process. @throws when the child exits before it listens.
 */
export async function startEmbedded(options: { port?: number; dataDir?: string } = {}): Promise<EmbeddedServer> {
  const port = options.port ?? (await freePort())
  const program = fileURLToPath(new URL('./embedded.ts', import.meta.url))
  const dataDir = options.dataDir === undefined ? [] : [options.dataDir]
  const child = spawn(process.execPath, ['--import', 'tsx', program, String(port), ...dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilListening(child)
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return { host: '127.0.0.1', port, address: `127.0.0.1:${port}`, stop: end('SIGTERM'), kill: end('SIGKILL') }
}

function untilListening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`The embedded server ended with code ${code} before it listened`)))
  })
}

/** Returns a port that was free a moment ago. A restart needs the same port again, so the server cannot pick it. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('A TCP server must have a port')
  return address.port
}

/** Replaces a project's security rules through the emulator endpoint; returns the response. */
export async function putRules(server: Server, project: string, content: string): Promise<Response> {
  return fetch(`http://${server.address}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'security.rules', content }] } }),
  })
}

/** As `putRules`. @throws when the server refuses them */
export async function setRules(server: Server, project: string, content: string): Promise<void> {
  const response = await putRules(server, project, content)
  if (!response.ok) throw new Error(`Rules refused: ${response.status} ${await response.text()}`)
}
