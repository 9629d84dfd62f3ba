import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClock } from '../../lib/core/clock.ts'
import { createProvider } from '../../lib/server/billing/provider.ts'
import { localProject } from '../../local/emulators.ts'
import { prepareSimulation } from '../../local/up/local-site.ts'
import { startPayments } from '../../packages/payments-local/src/server.ts'
import { startEmulators } from './emulators.ts'
import { startEmbedded } from './firestore.ts'
import { freePorts } from './ports.ts'

export type Backend = {
  /** What the SDKs read to find this backend. */
  env: Record<string, string>
  stop(): Promise<void>
}

const hosts = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FUNCTIONS_EMULATOR_HOST'] as const

/**
 * Returns a complete backend with the current functions and rules: the one that the environment names, or one started
 * here, which takes about fifteen seconds. The environment of this process then points at it.
 */
export async function obtainBackend(onLine: (line: string) => void = () => {}): Promise<Backend> {
  if (hosts.every((name) => process.env[name])) return { env: {}, stop: async () => {} }
  const backend = await startBackend(await freePorts(8), onLine)
  Object.assign(process.env, backend.env)
  return backend
}

/** Bundles the functions; starts Firestore, the emulators and the stand-in for the payment provider on eight ports. */
export async function startBackend(
  ports: number[],
  onLine: (line: string) => void,
  siteUrl = 'http://localhost:3000',
): Promise<Backend> {
  const [firestorePort = 0, auth = 0, functions = 0, tasks = 0, hub = 0, logging = 0, eventarc = 0, pay = 0] = ports
  await promisify(execFile)(process.execPath, ['functions/build.mjs'])
  const firestore = await startEmbedded(firestorePort)
  const payments = await startPayments({ port: pay, clock: createClock() })
  const folder = mkdtempSync(join(tmpdir(), 'backend-'))
  const ownEnv = {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
    PAYMENTS_EMULATOR_HOST: payments.host,
    SITE_URL: siteUrl,
    // A key in a developer's shell must not make a test pay.
    STRIPE_SECRET_KEY: '',
    // Nor may a test send mail.
    SMTP_URL: '',
    LINK_SECRET: 'a secret of the tests, and of no other backend',
    WEBHOOK_LOOPBACK: 'true',
    AVAILABILITY_INDEX: `file:${join(folder, 'index')}`,
  }
  const stopOthers = async () => {
    await Promise.all([firestore.stop(), payments.stop()])
    rmSync(folder, { recursive: true })
  }
  try {
    const emulators = await startEmulators({
      ports: { auth, functions, tasks, hub, logging, eventarc },
      env: ownEnv,
      onLine,
      startMs: 120_000,
    })
    const webhookUrl = `http://127.0.0.1:${functions}/${localProject}/australia-southeast1/paymentEvents`
    await prepareSimulation(createProvider(ownEnv), { siteUrl, webhookUrl })
    return {
      env: { ...emulators.env, ...ownEnv, METADATA_SERVER_DETECTION: 'none' },
      stop: async () => {
        await emulators.stop()
        await stopOthers()
      },
    }
  } catch (error) {
    await stopOthers()
    throw error
  }
}
