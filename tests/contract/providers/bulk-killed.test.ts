import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../lib/core/dates.ts'
import { allRoutes } from '../../../lib/network/routes.ts'
import { contents, killWhen, openStore, type Store, startIngest, written } from './ingest-stage.ts'
import { type StandIn, startStandIn } from './stand-in.ts'
import { vendorRow } from './vendor-rows.ts'

const pairs = [...new Set(allRoutes.map(({ from, to }) => `${from}-${to}`))].slice(0, 20)

let folder: string
let standIn: StandIn
let whole: Store
let broken: Store
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bulk-killed-'))
  standIn = await startStandIn()
  // More rows than a run collects before it writes, so that it writes part-way through its pages.
  standIn.rows = Array.from({ length: 290 }, (_, day) => pairs.map((pair, at) => row(pair, day, at))).flat()
  standIn.pageSize = 1000
  whole = await openStore('bulk-whole')
  broken = await openStore('bulk-broken')
})
afterAll(async () => {
  await Promise.all([whole.stop(), broken.stop(), standIn.stop()])
  rmSync(folder, { recursive: true })
})

function row(pair: string, day: number, at: number) {
  const [from = '', to = ''] = pair.split('-')
  const cabins = { J: { points: 50_000 + at, seats: 1 + ((day + at) % 4), airlines: 'QF', direct: true } }
  const seenAt = '2026-11-20T22:17:48Z'
  return vendorRow({ id: `${pair} ${day}`, from, to, date: addDays('2026-12-01', day), seenAt, cabins })
}

const start = (store: Store, environment: Record<string, string> = {}) =>
  startIngest(store, ['--from', 'seats-aero', '--program', 'qantas', '--kept', join(folder, store.host)], {
    SEATS_AERO_API_KEY: 'pro_test_key',
    SEATS_AERO_URL: standIn.url,
    ...environment,
  })

describe('a bulk run that is killed while it reads a program from the provider', () => {
  it('is continued after its written rows, and ends like an undisturbed run', { timeout: 240_000 }, async () => {
    expect(await start(whole).ended).toBe(0)
    expect(await written(whole)).toBe(pairs.length)

    await killWhen(start(broken), async () => (await written(broken)) > 0)
    standIn.requests.splice(0)
    const kept = join(folder, broken.host, 'seats-aero_qantas_all_all.json')
    await killWhen(start(broken), async () => existsSync(kept))
    // The first run had written no complete batch, so the second one began at the first page.
    expect(standIn.requests[0]?.query.skip).toBeUndefined()
    standIn.requests.splice(0)
    expect(await start(broken).ended).toBe(0)
    expect(Number(standIn.requests[0]?.query.skip)).toBeGreaterThan(0)
    for (const collection of ['availability', 'availability-history']) {
      expect(await contents(broken, collection)).toEqual(await contents(whole, collection))
    }
    expect(readdirSync(join(folder, broken.host))).toEqual([])
  })

  it('exits with code 1 and asks the provider nothing if there is no key', async () => {
    standIn.requests.splice(0)
    expect(await start(whole, { SEATS_AERO_API_KEY: '' }).ended).toBe(1)
    expect(standIn.requests).toEqual([])
  })
})
