import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../local/install.mjs'
import { ensureBuilt } from '../../../local/up/build.ts'
import { seedPopularPairs } from '../../../local/up/seed.ts'
import { startEmbedded } from '../../backend/firestore.ts'
import { freePorts } from '../../backend/ports.ts'

export type BenchSite = { url: string; stop(): Promise<void> }

/** The fixed day of the sample world, so that every run measures the same rows. */
export const benchNow = '2026-11-20T01:00:00.000Z'

/**
 * The production build on an embedded Firestore with the sample world of a fixed day, ready to answer searches.
 * All requests are guests', so the auth service is configured but never called; rate limits are too high to matter.
 */
export async function startBenchSite(): Promise<BenchSite> {
  ensureBuilt()
  const [firestorePort = 0, sitePort = 0] = await freePorts(2)
  const folder = mkdtempSync(join(tmpdir(), 'http-bench-'))
  const firestore = await startEmbedded(firestorePort)
  const environment = {
    GOOGLE_CLOUD_PROJECT: 'demo-pointsward',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    FUNCTIONS_EMULATOR_HOST: '127.0.0.1:9',
    METADATA_SERVER_DETECTION: 'none',
    CLOCK_OFFSET_MS: String(Date.parse(benchNow) - Date.now()),
    RATE_LIMIT_SCALE: '1000000',
  }
  Object.assign(process.env, environment)
  await seedPopularPairs(folder, benchNow)
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const site = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(sitePort)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${sitePort}`
  while (site.exitCode === null) {
    const ready = await fetch(`${url}/api/health/ready`).catch(() => null)
    if (ready?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (site.exitCode !== null) throw new Error(`the site ended with code ${site.exitCode}`)
  return {
    url,
    async stop() {
      site.kill('SIGTERM')
      await once(site, 'exit')
      await firestore.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
