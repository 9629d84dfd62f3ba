import { beforeEach, expect, it, vi } from 'vitest'
import type { Services } from '../../../../../lib/accounts/client/services.ts'
import { type AccountState, initialState } from '../../../../../lib/accounts/client/state.ts'
import { Tracker } from '../../../../../lib/accounts/client/tracker.ts'

const { calls, noted } = vi.hoisted(() => {
  const calls: string[] = []
  return { calls, noted: (name: string) => async () => void calls.push(name) }
})
vi.mock('firebase/auth', () => ({ signOut: noted('sign out') }))
vi.mock('firebase/firestore', () => ({ disableNetwork: noted('stop'), enableNetwork: noted('go on') }))

let state: AccountState
let tracker: Tracker

beforeEach(() => {
  calls.length = 0
  state = initialState
  // Only handed on to the SDK, which is replaced above.
  const services = { auth: {}, db: {} } as unknown as Services
  const update = (change: (state: AccountState) => AccountState) => {
    state = change(state)
  }
  tracker = new Tracker(services, { getState: () => state, update })
})

it('listens to nothing while every log-in ends, because the rules would refuse it', async () => {
  await tracker.endEverywhere(noted('request'), 'everywhere')
  expect(calls).toEqual(['stop', 'request', 'sign out', 'go on'])
  expect(state.signedOut).toBe('everywhere')
})

it('listens again, still signed in, after a refusal', async () => {
  const refusal = new Error('The address is not yours.')
  await expect(tracker.endEverywhere(async () => Promise.reject(refusal), null)).rejects.toBe(refusal)
  expect(calls).toEqual(['stop', 'go on'])
})
