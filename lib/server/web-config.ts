import type { WebConfig } from '../accounts/web-config.ts'
import type { Env } from './env.ts'

const localApp = { projectId: 'demo-pointsward', apiKey: 'local' }

/**
 * Builds the browser's configuration from the server's environment: either all three emulators, or a hosted app's
 * identifiers.
 * @throws Error naming the variable that is missing.
 */
export function getWebConfig(env: Env): Omit<WebConfig, 'now'> {
  const auth = env.FIREBASE_AUTH_EMULATOR_HOST
  const firestore = env.FIRESTORE_EMULATOR_HOST
  const functions = env.FUNCTIONS_EMULATOR_HOST
  const emulators = auth && firestore && functions ? { auth, firestore, functions } : null
  if (!emulators && !env.FIREBASE_WEBAPP_CONFIG) {
    throw new Error(
      'FIREBASE_WEBAPP_CONFIG is missing: set it to the web app\'s JSON, such as {"projectId":"my-project","apiKey":"AIza..."}, ' +
        'or set FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST and FUNCTIONS_EMULATOR_HOST',
    )
  }
  return {
    firebase: env.FIREBASE_WEBAPP_CONFIG ?? localApp,
    emulators,
    appCheckSiteKey: env.APP_CHECK_SITE_KEY ?? null,
  }
}
