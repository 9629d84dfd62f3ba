import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePorts } from './ports.ts'

export type FirestoreServer = { host: string; port: number; stop(): Promise<void> }

/** The server that FIRESTORE_EMULATOR_HOST names, such as Google's, or a separate embedded one for this test file. */
export async function obtainFirestore(): Promise<FirestoreServer> {
  const given = process.env.FIRESTORE_EMULATOR_HOST
  if (given) {
    const { hostname, port } = new URL(`http://${given}`)
    return { host: hostname, port: Number(port), stop: async () => {} }
  }
  const [port = 0] = await freePorts(1)
  return startEmbedded(port)
}

/** Starts the embedded Firestore in a child process, in memory unless given a folder. @throws when it ends before it listens. */
export async function startEmbedded(port: number, folder?: string): Promise<FirestoreServer> {
  const program = fileURLToPath(new URL('./embedded.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', program, String(port), 'firestore.rules', ...(folder ? [folder] : [])],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the embedded Firestore ended with code ${code} before it listened`)
  })
  await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => {})
  return {
    host: '127.0.0.1',
    port,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
