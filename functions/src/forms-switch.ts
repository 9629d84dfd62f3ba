import { HttpsError } from 'firebase-functions/https'
import { switchesNow } from '../../lib/server/switches.ts'

/** @throws unavailable while the team has switched forms off */
export async function requireFormsOn(): Promise<void> {
  if (!(await switchesNow()).forms) throw new HttpsError('unavailable', 'Forms are closed for now.')
}
