import { expect, it } from 'vitest'
import { ALERTS_OF_ONE, runKills } from './kill-run.ts'

const alerts = 120
const openings = 600
/** Messages on each channel: what the alerts of a member find in a run is reported together. */
const messages = alerts / ALERTS_OF_ONE

it('workers killed with -9 lose no opening, send no mail twice, and repeat a webhook only under its id', async () => {
  const report = await runKills({ alerts, openings, kills: 10, seed: 7 })
  expect(report.kills).toBe(10)
  expect(report.inDoubt).toBeGreaterThan(0)
  expect(report.whileMatching).toBeGreaterThan(0)
  expect(report.statuses).toEqual({ sent: 2 * messages })
  // The local inbox can be asked what has arrived, so a mail comes exactly once, and each opening is in one of them.
  expect([...report.mails.values()]).toEqual(Array(messages).fill(1))
  expect(report.reported.size).toBe(openings)
  expect(new Set(report.reported.values())).toEqual(new Set([1]))
  // A webhook can't be asked, so it is called at least once, always with the same key.
  expect(report.posts.size).toBe(messages)
  const repeats = [...report.posts.values()].reduce((total, times) => total + times - 1, 0)
  expect(repeats).toBeLessThanOrEqual(report.inDoubt)
}, 240_000)
