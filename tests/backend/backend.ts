import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startEmulators } from '../../local/emulators.ts'
import { startEmbedded } from './firestore.ts'
import { freePorts } from './ports.ts'

export type Backend = {
  /** What the SDKs read to find this backend. */
  env: Record<string, string>
  stop(): Promise<void>
}

const hosts = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FUNCTIONS_EMULATOR_HOST'] as const

/**
 * A whole backend with the present functions and rules: the one the environment names, else one started here, which
 * takes about fifteen seconds. The environment of this process then points at it.
 */
export async function obtainBackend(onLine: (line: string) => void = () => {}): Promise<Backend> {
  if (hosts.every((name) => process.env[name])) return { env: {}, stop: async () => {} }
  const backend = await startBackend(await freePorts(7), onLine)
  Object.assign(process.env, backend.env)
  return backend
}

/** Bundles the functions and starts Firestore and the emulators on seven given ports. */
export async function startBackend(ports: number[], onLine: (line: string) => void): Promise<Backend> {
  const [firestorePort = 0, auth = 0, functions = 0, tasks = 0, hub = 0, logging = 0, eventarc = 0] = ports
  await promisify(execFile)(process.execPath, ['functions/build.mjs'])
  const firestore = await startEmbedded(firestorePort)
  const firestoreEnv = { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}` }
  try {
    const emulators = await startEmulators({
      ports: { auth, functions, tasks, hub, logging, eventarc },
      env: firestoreEnv,
      onLine,
      startMs: 120_000,
    })
    return {
      env: { ...emulators.env, ...firestoreEnv, METADATA_SERVER_DETECTION: 'none' },
      stop: async () => {
        await Promise.all([emulators.stop(), firestore.stop()])
      },
    }
  } catch (error) {
    await firestore.stop()
    throw error
  }
}
