import { expect, it } from 'vitest'
import { runKills } from './kill-run.ts'

const alerts = 200

it('workers killed with -9 lose no message, send no mail twice, and repeat a webhook under its id only', async () => {
  const report = await runKills({ alerts, openings: 1_000, kills: 20, seed: 7 })
  expect(report.kills).toBe(20)
  expect(report.inDoubt).toBeGreaterThan(0)
  expect(report.statuses).toEqual({ sent: 2 * alerts })
  // The local inbox can be asked what has arrived, so a mail comes exactly once.
  expect([...report.mails.values()]).toEqual(Array(alerts).fill(1))
  // A webhook can't be asked: at least once, always with the same key.
  expect(report.posts.size).toBe(alerts)
  const repeats = [...report.posts.values()].reduce((total, times) => total + times - 1, 0)
  expect(repeats).toBeLessThanOrEqual(report.inDoubt)
}, 240_000)
