import type { CallableOptions, HttpsOptions } from 'firebase-functions/https'
import type { TaskQueueOptions } from 'firebase-functions/tasks'
import { env } from '../../lib/server/env.ts'

/** All functions run in Sydney, close to the travellers. */
const everywhere = {
  region: 'australia-southeast1',
  timeoutSeconds: 60,
  memory: '256MiB',
  maxInstances: 20,
} as const satisfies HttpsOptions

/** App Check is enforced where a site key is deployed, never locally. */
export const callableOptions: CallableOptions = { ...everywhere, enforceAppCheck: env().APP_CHECK_ENFORCED }

/** From the secret manager when deployed; locally, from the payment stand-in or the shell. */
const secrets = env().FIRESTORE_EMULATOR_HOST ? [] : ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

/** For functions that call the payment provider. */
export const payingCallableOptions: CallableOptions = { ...callableOptions, secrets }
export const payingRequestOptions: HttpsOptions = { ...everywhere, secrets }
export const nightlyOptions = { ...everywhere, secrets, timeoutSeconds: 1_800, timeZone: 'Australia/Sydney' } as const

/** One run at a time: two would check the same routes and use up twice the provider's calls. */
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
/** It holds every packed route document in memory while it works. */
export const indexOptions = { ...everywhere, timeoutSeconds: 540, memory: '1GiB', maxInstances: 1 } as const

/** The secrets for sending messages. Those that aren't set up are left out, because a deployment would ask for them. */
const senderSecrets = env().FIRESTORE_EMULATOR_HOST
  ? []
  : (['SMTP_URL', 'LINK_SECRET', 'VAPID_PRIVATE_KEY', 'TELEGRAM_BOT_TOKEN'] as const).filter(
      (name) => process.env[name],
    )
export const deliveringCallableOptions: CallableOptions = { ...callableOptions, secrets: senderSecrets }
export const telegramOptions: HttpsOptions = { ...everywhere, secrets: senderSecrets }
/** LINK_SECRET is the only one it needs: the bounce webhook's own secret is derived from it. */
export const bounceOptions: HttpsOptions = {
  ...everywhere,
  secrets: senderSecrets.filter((name) => name === 'LINK_SECRET'),
}
export const sweepOptions = { ...everywhere, timeoutSeconds: 300, maxInstances: 1 } as const
export const deliveryOptions: TaskQueueOptions = {
  ...everywhere,
  secrets: senderSecrets,
  memory: '512MiB',
  timeoutSeconds: 110,
  // The worker counts its own attempts; these are for when the database can't be reached.
  retryConfig: { maxAttempts: 4, minBackoffSeconds: 10 },
  rateLimits: { maxConcurrentDispatches: 40, maxDispatchesPerSecond: 50 },
}

/** One instance holds all running alerts; a second one would read them all again. */
export const matchingOptions = {
  ...everywhere,
  memory: '1GiB',
  timeoutSeconds: 540,
  maxInstances: 1,
  concurrency: 1,
  retryConfig: { maxAttempts: 3, minBackoffSeconds: 30 },
  rateLimits: { maxConcurrentDispatches: 1 },
} as const satisfies TaskQueueOptions

const flightKeys = env().FIRESTORE_EMULATOR_HOST || !process.env.FLIGHT_SOURCE_KEY ? [] : ['FLIGHT_SOURCE_KEY']
export const watchOptions = { ...everywhere, secrets: flightKeys, timeoutSeconds: 540, maxInstances: 1 } as const
