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
