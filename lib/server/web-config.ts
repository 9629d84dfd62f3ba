import { z } from 'zod'
import { WebConfig } from '../account/web-config.ts'

const HostAndPort = z.string().regex(/^[\w.-]+:\d{1,5}$/, 'must be host:port, such as 127.0.0.1:9099')

const Environment = z.object({
  /** JSON of the web app's public identifiers, the name under which Firebase App Hosting supplies it. */
  FIREBASE_WEBAPP_CONFIG: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: HostAndPort.optional(),
  FIRESTORE_EMULATOR_HOST: HostAndPort.optional(),
  FUNCTIONS_EMULATOR_HOST: HostAndPort.optional(),
  APP_CHECK_SITE_KEY: z.string().min(1).optional(),
})

const localApp = { projectId: 'demo-pointsward', apiKey: 'local' }

/**
 * The browser's configuration from the server's environment: either all three emulators, or a hosted app's identifiers.
 * @throws Error naming the variable that is missing or wrong.
 */
export function readWebConfig(environment: Record<string, string | undefined>): WebConfig {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  }
  const env = parsed.data
  const [auth, firestore, functions] = [
    env.FIREBASE_AUTH_EMULATOR_HOST,
    env.FIRESTORE_EMULATOR_HOST,
    env.FUNCTIONS_EMULATOR_HOST,
  ]
  const emulators = auth && firestore && functions ? { auth, firestore, functions } : null
  if (!emulators && !env.FIREBASE_WEBAPP_CONFIG) {
    throw new Error(
      'FIREBASE_WEBAPP_CONFIG is missing: set it to the web app\'s JSON, such as {"projectId":"my-project","apiKey":"AIza..."}, ' +
        'or set FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST and FUNCTIONS_EMULATOR_HOST',
    )
  }
  const firebase = env.FIREBASE_WEBAPP_CONFIG ? JSON.parse(env.FIREBASE_WEBAPP_CONFIG) : localApp
  return WebConfig.parse({ firebase, emulators, appCheckSiteKey: env.APP_CHECK_SITE_KEY ?? null })
}
