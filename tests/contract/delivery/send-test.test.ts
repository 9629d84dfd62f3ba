import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedClock } from '../../../lib/core/clock.ts'
import { sendTest } from '../../../lib/server/alerts/delivery/send-now.ts'
import { now, seedReader } from './messages.ts'
import { openStore } from './stage.ts'

let store: Awaited<ReturnType<typeof openStore>>
beforeAll(async () => {
  store = await openStore()
  await seedReader(store.db)
})
afterAll(() => store.stop())

it('sends 12 tests an hour, even when more are asked for at once', async () => {
  let sent = 0
  const send = (at: string) =>
    sendTest(
      'ann',
      { channel: 'email', alert: null },
      {
        db: store.db,
        clock: fixedClock(at),
        senders: {
          email: async ({ to }) => {
            sent += 1
            return { kind: 'sent', to: to.email }
          },
        },
        live: null,
        chance: () => 1,
        isConfirmed: async () => true,
      },
    )
  for (let count = 0; count < 10; count += 1) await send(now)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(now)))
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['failed', 'failed', 'failed', 'sent', 'sent'])
  expect(sent).toBe(12)
  expect(await send(new Date(Date.parse(now) + 3_600_000).toISOString())).toMatchObject({ outcome: 'sent' })
})
