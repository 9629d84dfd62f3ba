import { reportFault } from '../core/faults.ts'
import { parseSwitches, type Switches, switchesPath } from '../shell/switches/switches.ts'
import { ExpiringCache } from './expiring-cache.ts'
import { adminFirestore } from './firebase-admin.ts'

/** How long a turn of a switch takes to be obeyed here. */
const lifeMs = 5_000
const cache = new ExpiringCache<Promise<Switches>>(lifeMs, 1)

/** The switches as they stand, at most five seconds old. While the database does not answer everything is on. */
export async function switchesNow(): Promise<Switches> {
  try {
    return await cache.getOrMake('switches', performance.now(), readSwitches)
  } catch (error) {
    cache.forget('switches')
    reportFault('the switches could not be read', error)
    return parseSwitches(undefined)
  }
}

async function readSwitches(): Promise<Switches> {
  return parseSwitches((await adminFirestore().doc(switchesPath).get()).data())
}
