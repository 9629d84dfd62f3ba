import { HttpsError } from 'firebase-functions/https'
import { switchesNow } from '../../lib/server/switches.ts'

const closed = {
  forms: 'Forms are closed for now.',
  chat: 'Chat is closed for now.',
  signUps: 'Sign-ups are closed for now.',
} as const

/** Refuses a call to a feature that is switched off. @throws unavailable while the team has switched this off */
export async function requireSwitch(name: keyof typeof closed): Promise<void> {
  if (!(await switchesNow())[name]) throw new HttpsError('unavailable', closed[name])
}
