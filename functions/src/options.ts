import type { CallableOptions } from 'firebase-functions/https'
import { env } from '../../lib/server/env.ts'

/** All functions run where the travellers are. App Check is enforced where a site key is deployed, never locally. */
export const callableOptions: CallableOptions = {
  region: 'australia-southeast1',
  timeoutSeconds: 60,
  memory: '256MiB',
  maxInstances: 20,
  enforceAppCheck: env().APP_CHECK_ENFORCED,
}
