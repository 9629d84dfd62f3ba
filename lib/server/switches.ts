import { parseSwitches, type Switches, switchesPath } from '../shell/switches/switches.ts'
import { serverClock } from './clock.ts'
import { adminFirestore } from './firebase-admin.ts'
import { lastGood } from './last-good.ts'

/** How long a turn of a switch takes to be obeyed here. */
const lifeMs = 5_000
const known = lastGood('switches', lifeMs, readSwitches)

/** The switches as they stand, at most five seconds old, or as they last were. Before the first of them all is on. */
export async function switchesNow(): Promise<Switches> {
  return (await known(serverClock.now(), performance.now()))?.value ?? parseSwitches(undefined)
}

async function readSwitches(): Promise<Switches> {
  return parseSwitches((await adminFirestore().doc(switchesPath).get()).data())
}
