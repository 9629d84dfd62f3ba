import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SampleAccount, seedSampleAccounts } from '../../local/sample-accounts.ts'
import { ensureBuilt } from '../../local/up/build.ts'
import { seedPopularPairs } from '../../local/up/seed.ts'
import { signInDirectly } from './auth-admin.ts'
import { startBackend } from './backend.ts'
import { freePorts } from './ports.ts'
import { type Site, startSite } from './site.ts'

export type MeasuredSite = {
  site: Site
  authHost: string
  firestoreHost: string
  /** The base URL of callables and webhooks; each is below it under its name. */
  functions: string
  /** An ID token of each sample account. */
  tokens: readonly string[]
  stop(): Promise<void>
}

/** Starts the production build over a complete backend with today's sample world; its memory can be measured. */
export async function startMeasuredSite(name: string, environment: Record<string, string>): Promise<MeasuredSite> {
  ensureBuilt()
  const [sitePort = 0, ...backendPorts] = await freePorts(9)
  const backend = await startBackend(backendPorts, () => {}, `http://127.0.0.1:${sitePort}`)
  Object.assign(process.env, backend.env)
  const folder = mkdtempSync(join(tmpdir(), 'measured-site-'))
  try {
    await seedPopularPairs(folder, new Date().toISOString())
    const authHost = backend.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
    const tokens = await tokensOf(authHost, await seedSampleAccounts())
    const site = await startSite(name, sitePort, { ...backend.env, ...environment })
    return {
      site,
      authHost,
      firestoreHost: backend.env.FIRESTORE_EMULATOR_HOST ?? '',
      functions: `http://${backend.env.FUNCTIONS_EMULATOR_HOST}/${backend.env.GCLOUD_PROJECT}/australia-southeast1`,
      tokens,
      async stop() {
        await site.stop()
        await backend.stop()
      },
    }
  } catch (error) {
    await backend.stop()
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tokensOf(authHost: string, accounts: readonly SampleAccount[]): Promise<string[]> {
  const signedIn = accounts.map(({ email, password }) => signInDirectly(authHost, email, password))
  return (await Promise.all(signedIn)).map(({ idToken }) => idToken)
}
