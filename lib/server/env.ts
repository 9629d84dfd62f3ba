import { z } from 'zod'
import { WebConfig } from '../accounts/web-config.ts'
import { MessagePrices } from '../admin/message-costs.ts'
import { parseRanges } from './client-address.ts'

/** One environment variable: its schema, and an example for the person who has to set it. */
type Variable = { schema: z.ZodType; example: string }

/** A text of a certain shape, if set. */
const shaped = (pattern: RegExp) => z.string().regex(pattern).optional()

const emulatorHost = z.string().regex(/^[\w.-]+:\d{1,5}$/, 'must be host:port')

const vapidKey = z.string().regex(/^[\w-]{40,100}$/, 'must be base64url')

const webApp = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('must be JSON')
      return z.NEVER
    }
  })
  .pipe(WebConfig.shape.firebase)

const ranges = z.string().refine((text) => {
  try {
    return parseRanges(text).length > 0
  } catch {
    return false
  }
}, 'must be address ranges such as 35.191.0.0/16')

const variables = {
  /** The Firebase project; `demo-` projects never reach Google. */
  GOOGLE_CLOUD_PROJECT: { schema: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/), example: 'demo-pointsward' },
  /** Set for a local backend only; the Firebase SDKs read them too. */
  FIRESTORE_EMULATOR_HOST: { schema: emulatorHost.optional(), example: '127.0.0.1:8080' },
  FIREBASE_AUTH_EMULATOR_HOST: { schema: emulatorHost.optional(), example: '127.0.0.1:9099' },
  FUNCTIONS_EMULATOR_HOST: { schema: emulatorHost.optional(), example: '127.0.0.1:5001' },
  /** The web app's public identifiers, under the name by which Firebase App Hosting supplies them. */
  FIREBASE_WEBAPP_CONFIG: { schema: webApp.optional(), example: '\'{"projectId":"my-project","apiKey":"AIza..."}\'' },
  /** Set by the Cloud Functions runtime, which then supplies project and credentials together. */
  FIREBASE_CONFIG: { schema: z.string().optional(), example: '{"projectId":"my-project"}' },
  /** Site key of the attestation provider; without it App Check is off. */
  APP_CHECK_SITE_KEY: { schema: z.string().optional(), example: '6Lc...' },
  /** Whether callables refuse requests without an App Check token. */
  APP_CHECK_ENFORCED: { schema: z.stringbool().default(false), example: 'true' },
  /** Proxies in front, besides those in private networks. The client's address is the one before them. */
  TRUSTED_PROXIES: { schema: ranges.default(''), example: '35.191.0.0/16,130.211.0.0/22' },
  /** Multiplies every API rate limit; for measurements. */
  RATE_LIMIT_SCALE: { schema: z.coerce.number().positive().default(1), example: '1' },
  /** A Redis-protocol store in which all servers count rate limits together; without it each server counts its own. */
  RATE_LIMIT_STORE_URL: {
    schema: z.url({ protocol: /^rediss?$/, hostname: /.+/ }).optional(),
    example: 'redis://10.0.0.3:6379',
  },
  /** Where the seat index is stored every hour, for servers to start from; without it they read every route. */
  AVAILABILITY_INDEX: {
    schema: z
      .string()
      .regex(/^(gs:\/\/[a-z\d][\w.-]{1,220}[a-z\d]\/\S+|file:.+)$/, 'must be gs://bucket/object or file:path')
      .optional(),
    example: 'gs://my-project-index/availability',
  },
  /** The source asked for seats. A public site needs seats.aero's written agreement: see docs/observations.md. */
  AVAILABILITY_PROVIDER: { schema: z.enum(['sample', 'seats-aero']).default('sample'), example: 'sample' },
  /** A key of seats.aero's Partner API. */
  SEATS_AERO_API_KEY: { schema: z.string().min(8).optional(), example: 'pro_...' },
  /** What live searches use: stored searches, stored ones refreshed first, or the airline itself (by agreement). */
  SEATS_AERO_LIVE: { schema: z.enum(['stored', 'refreshed', 'airline']).default('stored'), example: 'stored' },
  SEATS_AERO_URL: {
    schema: z.url().default('https://seats.aero/partnerapi'),
    example: 'https://seats.aero/partnerapi',
  },
  /** This site's registration at seats.aero, so that members may sign in there; off unless both are set. */
  SEATS_AERO_CLIENT_ID: { schema: z.string().optional(), example: 'seats:cid:...' },
  SEATS_AERO_CLIENT_SECRET: { schema: z.string().min(8).optional(), example: 'the-secret-of-the-registration' },
  /** Where visitors find this site: the payment provider sends them back there, and search engines index it. */
  SITE_URL: { schema: z.url({ protocol: /^https?$/ }).optional(), example: 'https://pointsward.example' },
  /** Secret key of the payment provider. With it payments are real; without it the local stand-in is used. */
  STRIPE_SECRET_KEY: { schema: shaped(/^(sk|rk)_/), example: 'sk_live_...' },
  /** Signing secret of the webhook that calls `paymentEvents`. */
  STRIPE_WEBHOOK_SECRET: { schema: shaped(/^whsec_/), example: 'whsec_...' },
  /** Where the stand-in for the payment provider listens; local backends only. */
  PAYMENTS_EMULATOR_HOST: { schema: emulatorHost.optional(), example: '127.0.0.1:12111' },
  /** Where error reports go; without it no reporting is loaded anywhere. */
  SENTRY_DSN: { schema: z.url({ protocol: /^https?$/ }).optional(), example: 'https://key@o1.ingest.sentry.io/2' },
  SENTRY_ENVIRONMENT: { schema: z.string().default('production'), example: 'staging' },
  /** Share of visits and requests whose timings are reported as well. */
  SENTRY_TRACES_SAMPLE_RATE: { schema: z.coerce.number().min(0).max(1).default(0), example: '0.1' },
  /** A Google Tag Manager container that may read the data layer of visitors who agree. */
  TAG_CONTAINER_ID: { schema: shaped(/^GTM-[A-Z0-9]{4,12}$/), example: 'GTM-AB12CD3' },
  /** The Meta pixel that is told of sign-ups by visitors who agree. */
  AD_PIXEL_ID: { schema: shaped(/^\d{5,20}$/), example: '123456789012345' },
  /** A contracted source of flight loads and seats, see docs/flight-source.md; without it the sample is used. */
  FLIGHT_SOURCE_URL: { schema: z.url({ protocol: /^https?$/ }).optional(), example: 'https://flights.example/v1' },
  FLIGHT_SOURCE_KEY: { schema: z.string().optional(), example: 'key-of-the-contract' },
  FLIGHT_SOURCE_NAME: { schema: z.string().max(120).default('our flight data source'), example: 'Flight Data' },
  /** The server that sends mail, with credentials; without it no e-mail is sent. */
  SMTP_URL: { schema: z.url({ protocol: /^smtps?$/ }).optional(), example: 'smtps://user:secret@mail.example:465' },
  /** The sender of mail. Its domain is used in the Message-ID, too. */
  MAIL_FROM: {
    schema: z
      .string()
      .regex(/^[^<>\r\n]{1,80}<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/)
      .default('Pointsward <alerts@pointsward.test>'),
    example: 'Pointsward <alerts@pointsward.example>',
  },
  /** The mailbox for bounces, which mailBounces reads; without it only immediate refusals are noticed. */
  MAIL_BOUNCES_TO: { schema: shaped(/^[^<>@+\s]{1,40}@[^<>@\s]+$/), example: 'bounces@pointsward.example' },
  /** Who runs the site, as stated at the foot of mails: registered name, ABN, postal address. */
  MAIL_IMPRINT: {
    schema: shaped(/^[^\r\n]{1,300}$/),
    example: 'Example Pty Ltd, ABN 00 000 000 000, 1 Example Street, Sydney NSW 2000',
  },
  /** What one message costs on each channel, in Australian dollars; shown only to operators. */
  MESSAGE_PRICES: { schema: MessagePrices.default({}), example: 'email=0.0006,telegram=0' },
  /** Where the team receives what visitors send in. */
  TEAM_MAIL: {
    schema: z
      .string()
      .regex(/^[^<>@\s,;]+@[^<>@\s,;]+$/)
      .default('team@pointsward.test'),
    example: 'team@pointsward.example',
  },
  /** A local inbox (maildev) that can be asked what has arrived; local backends only. */
  MAIL_INBOX_URL: { schema: z.url({ protocol: /^http$/ }).optional(), example: 'http://127.0.0.1:1080' },
  /** Signs the links in mails. Anyone who knows it can unsubscribe anyone. */
  LINK_SECRET: { schema: z.string().min(32).optional(), example: '64-hex-digits-of-openssl-rand' },
  /** The key pair that signs push messages (`npx web-push generate-vapid-keys`); without it push is off. */
  VAPID_PUBLIC_KEY: { schema: vapidKey.optional(), example: 'BPq...' },
  VAPID_PRIVATE_KEY: { schema: vapidKey.optional(), example: 'x3f...' },
  /** The bot that sends to Telegram; without a token that channel is off. Its name is what follows t.me/. */
  TELEGRAM_BOT_TOKEN: { schema: shaped(/^\d+:[\w-]+$/), example: '123456:ABC-DEF' },
  TELEGRAM_BOT_NAME: { schema: shaped(/^\w{5,32}$/), example: 'PointswardBot' },
  TELEGRAM_URL: {
    schema: z.url({ protocol: /^https?$/ }).default('https://api.telegram.org'),
    example: 'https://api.telegram.org',
  },
  /** Lets webhooks point at this machine: for trying them out locally, never on a site with visitors. */
  WEBHOOK_LOOPBACK: { schema: z.stringbool().default(false), example: 'true' },
  /** Offset of the site's clock from the machine's, in ms: recordings are replayed at their original date. */
  CLOCK_OFFSET_MS: { schema: z.coerce.number().int().default(0), example: '0' },
} satisfies Record<string, Variable>

export type Env = { [Name in keyof typeof variables]: z.infer<(typeof variables)[Name]['schema']> }

/** Parses the environment. @throws Error naming every missing or wrong variable, with an example of each */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { schema, example }] of Object.entries(variables)) {
    const given = source[name]?.trim() || undefined
    const parsed = schema.safeParse(given)
    if (parsed.success) values[name] = parsed.data
    else {
      const [issue] = parsed.error.issues
      const why = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')
      const fault = given === undefined ? 'is missing' : `is wrong ("${given}": ${why})`
      faults.push(`${name} ${fault}; for example ${name}=${example}`)
    }
  }
  if (faults.length > 0) throw new Error(`The environment is not complete.\n  ${faults.join('\n  ')}`)
  return values as Env
}

let parsed: Env | undefined

export function env(): Env {
  // Cloud Functions set the older of the two names.
  parsed ??= parseEnv({ GOOGLE_CLOUD_PROJECT: process.env.GCLOUD_PROJECT, ...process.env })
  return parsed
}
