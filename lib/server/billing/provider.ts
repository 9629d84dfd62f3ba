import Stripe from 'stripe'
import { type Env, env } from '../env.ts'

/** The secret key the stand-in accepts, and the secret it signs its webhooks with. Worthless anywhere else. */
export const standInKeys = { secretKey: 'sk_test_stand_in', webhookSecret: 'whsec_stand_in' } as const

/** All three attempts of a call end within the minute that a function has. */
const settings = { maxNetworkRetries: 2, timeout: 15_000, telemetry: false } as const

type ProviderEnv = Partial<Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'PAYMENTS_EMULATOR_HOST'>>

export function isSimulated(source: ProviderEnv = env()): boolean {
  return source.STRIPE_SECRET_KEY === undefined && source.PAYMENTS_EMULATOR_HOST !== undefined
}

/** Creates a client of the provider, or of its local stand-in without a key. @throws Error naming what is missing */
export function createProvider(source: ProviderEnv): Stripe {
  if (source.STRIPE_SECRET_KEY) return new Stripe(source.STRIPE_SECRET_KEY, settings)
  if (!source.PAYMENTS_EMULATOR_HOST) {
    throw new Error(
      'STRIPE_SECRET_KEY is missing: set it to the secret key of the payment provider, such as sk_live_...',
    )
  }
  const [host = '', port = ''] = source.PAYMENTS_EMULATOR_HOST.split(':')
  return new Stripe(standInKeys.secretKey, { ...settings, host, port: Number(port), protocol: 'http' })
}

let shared: Stripe | undefined

export function paymentProvider(): Stripe {
  shared ??= createProvider(env())
  return shared
}

/** @throws Error naming the variable that is missing. */
export function getWebhookSecret(source: ProviderEnv): string {
  if (source.STRIPE_WEBHOOK_SECRET) return source.STRIPE_WEBHOOK_SECRET
  if (isSimulated(source)) return standInKeys.webhookSecret
  throw new Error('STRIPE_WEBHOOK_SECRET is missing: set it to the signing secret of the webhook, such as whsec_...')
}
