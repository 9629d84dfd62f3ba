import { parseSwitches, type Switches, switchesPath } from '../shell/switches/switches.ts'
import { serverClock } from './clock.ts'
import { adminFirestore } from './firebase-admin.ts'
import { lastGood } from './last-good.ts'

/** How long it may take until this server follows a changed switch. */
const lifeMs = 5_000
const known = lastGood('switches', lifeMs, readSwitches)

/**
 * Returns the switches as they are now, at most five seconds old, or as last read while the database doesn't answer.
 * Until they have been read once, the defaults apply.
 */
export async function switchesNow(): Promise<Switches> {
  return (await known(serverClock.now(), performance.now()))?.value ?? parseSwitches(undefined)
}

async function readSwitches(): Promise<Switches> {
  return parseSwitches((await adminFirestore().doc(switchesPath).get()).data())
}
