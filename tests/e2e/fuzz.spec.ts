import { expect } from '@playwright/test'
import { standInKeys } from '../../lib/server/billing/provider.ts'
import { signUpDirectly } from '../backend/auth-admin.ts'
import { runCampaign } from '../fuzz/campaign.ts'
import { faultLines } from '../fuzz/report.ts'
import { endConnections } from '../fuzz/send.ts'
import { freshEmail, password } from './account-stage.ts'
import { backend, base } from './site.ts'
import { test } from './stage.ts'

/** A short run; `npm run fuzz` sends a hundred thousand requests and also checks memory. */
const requests = 400

test('broken requests to every entry point cause no fault, and the site stays ready', { tag: '@daily' }, async () => {
  // Hundreds of requests on a machine that is busy with browsers.
  test.setTimeout(240_000)
  const seed = Date.now() % 1_000_000
  const { now } = (await (await fetch(`${base}/api/config`)).json()) as { now: string }
  const ahead = Date.parse(now) - Date.now()
  // A separate account: other tests depend on the limits and sign-outs of the sample accounts.
  const { idToken } = await signUpDirectly(backend.FIREBASE_AUTH_EMULATOR_HOST, freshEmail('fuzz'), password)
  const stage = {
    site: base,
    functions: `http://${backend.FUNCTIONS_EMULATOR_HOST}/${backend.GCLOUD_PROJECT}/australia-southeast1`,
    tokens: [idToken],
    signer: { secret: standInKeys.webhookSecret, now: () => Math.floor((Date.now() + ahead) / 1000) },
  }
  const { faults, sent } = await runCampaign(stage, { seed, requests })
  endConnections()
  expect(faults.flatMap(faultLines), `seed ${seed}`).toEqual([])
  expect(Object.values(sent).reduce((sum, times) => sum + times, 0)).toBe(requests)
  expect((await fetch(`${base}/api/health/ready`)).status).toBe(200)
})
