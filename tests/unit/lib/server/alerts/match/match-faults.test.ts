import { expect, it, vi } from 'vitest'
import { findPlace } from '../../../../../../lib/network/places.ts'
import { AlertCache } from '../../../../../../lib/server/alerts/match/alert-cache.ts'
import { stageMatching } from './match-stage.ts'

const stage = stageMatching('match-faults-test')

it('the matcher is not stopped by alerts that name thousands of places that do not exist', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`)))
  const junk = codes.filter((code) => findPlace(code) === undefined)
  for (let at = 0; at < 104; at += 1) {
    const [from, to] = [junk.slice(at * 80, at * 80 + 40), junk.slice(at * 80 + 40, at * 80 + 80)]
    await stage.alert(`users/eve/alerts/${at}`, { from, to })
  }
  await stage.alert('users/zoe/alerts/00')
  await stage.ingest([{}])
  await stage.match()
  expect((await stage.outbox()).map(({ uid }) => uid)).toEqual(['zoe'])
})

it('the matcher is not stopped by an alert that cannot be filed', async () => {
  const report = vi.fn()
  const cache = new AlertCache()
  const set = vi.spyOn(cache.index, 'set').mockImplementationOnce(() => {
    throw new RangeError('full')
  })
  await stage.alert('users/ann/alerts/07')
  await stage.alert('users/bob/alerts/00')
  await cache.refresh(stage.db, '2026-11-20', report)
  expect([set.mock.calls.length, cache.index.size]).toEqual([2, 1])
  expect(report.mock.calls).toEqual([['An alert cannot be filed: full']])
})
