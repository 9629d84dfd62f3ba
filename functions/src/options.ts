import type { CallableOptions, HttpsOptions } from 'firebase-functions/https'
import { env } from '../../lib/server/env.ts'

/** All functions run where the travellers are. */
const everywhere = {
  region: 'australia-southeast1',
  timeoutSeconds: 60,
  memory: '256MiB',
  maxInstances: 20,
} as const satisfies HttpsOptions

/** App Check is enforced where a site key is deployed, never locally. */
export const callableOptions: CallableOptions = { ...everywhere, enforceAppCheck: env().APP_CHECK_ENFORCED }

/** Kept by the secret manager where functions are deployed; a local backend has the stand-in's or the shell's own. */
const secrets = env().FIRESTORE_EMULATOR_HOST ? [] : ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

/** For functions that talk to the payment provider. */
export const payingCallableOptions: CallableOptions = { ...callableOptions, secrets }
export const payingRequestOptions: HttpsOptions = { ...everywhere, secrets }
export const nightlyOptions = { ...everywhere, secrets, timeoutSeconds: 1_800, timeZone: 'Australia/Sydney' } as const

/** One run at a time: two would look at the same routes, and spend the provider's calls twice. */
const providerKeys =
  env().AVAILABILITY_PROVIDER === 'sample' || env().FIRESTORE_EMULATOR_HOST ? [] : ['SEATS_AERO_API_KEY']
export const refreshOptions = {
  ...everywhere,
  secrets: providerKeys,
  timeoutSeconds: 540,
  memory: '1GiB',
  maxInstances: 1,
  timeZone: 'Australia/Sydney',
} as const
