import { afterEach, expect, it, vi } from 'vitest'
import { importAllSeats } from '../../../../../lib/accounts/client/own-seats-actions.ts'
import { SEATS_A_REQUEST } from '../../../../../lib/availability/own/own-limits.ts'
import type { OwnSeat } from '../../../../../lib/availability/own/own-seats.ts'

afterEach(() => vi.unstubAllGlobals())

const seats = (count: number) => Array.from({ length: count }, () => ({})) as OwnSeat[]

/** Sends seats in two batches, of which the server refuses the second. */
async function sendWith(left: number) {
  const answers = [
    Response.json({ taken: SEATS_A_REQUEST, refused: [] }),
    Response.json({ detail: 'The limit is reached.' }, { status: 403 }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  const session = { idToken: async () => 'token' }
  return importAllSeats(session, { seats: seats(SEATS_A_REQUEST + left), share: false }, () => {})
}

it('says how many rows of a file were not saved, also when it is one', async () => {
  expect(await sendWith(2)).toMatchObject({
    taken: SEATS_A_REQUEST,
    stopped: 'The limit is reached. 2 rows weren’t saved.',
  })
  expect((await sendWith(1)).stopped).toBe('The limit is reached. 1 row wasn’t saved.')
})
