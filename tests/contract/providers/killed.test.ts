import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ChangesDocument, decodeChanges } from '../../../lib/availability/change-log.ts'
import { addDays } from '../../../lib/core/dates.ts'
import { allRoutes } from '../../../lib/network/routes.ts'
import { contents, killWhen, openStore, type Store, startIngest, written } from './ingest-stage.ts'

const pairs = [...new Set(allRoutes.map(({ from, to }) => `${from}-${to}`))].slice(0, 60)

/** Sixty routes with thirty days each; every second route was seen an hour later. */
function lines(): string {
  return pairs
    .flatMap((pair, route) =>
      Array.from({ length: 30 }, (_, day) => {
        const [from, to] = pair.split('-')
        const seats = 1 + ((route + day) % 4)
        const seenAt = route % 2 === 0 ? '2026-11-20T01:00:00Z' : '2026-11-20T02:00:00Z'
        const date = addDays('2026-12-01', day * 3)
        return JSON.stringify({
          program: 'qantas',
          from,
          to,
          date,
          cabin: 'J',
          seats,
          points: 50_000,
          direct: true,
          seenAt,
        })
      }),
    )
    .join('\n')
}

let folder: string
let whole: Store
let broken: Store
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'))
  writeFileSync(join(folder, 'a.ndjson'), lines())
  whole = await openStore('whole')
  broken = await openStore('broken')
})
afterAll(async () => {
  await Promise.all([whole.stop(), broken.stop()])
  rmSync(folder, { recursive: true })
})

const files = () => [join(folder, 'a.ndjson')]

async function reportedChanges({ db }: Store): Promise<string[]> {
  const { docs } = await db.collection('availability-changes').get()
  const changes = docs.flatMap((doc) => decodeChanges(ChangesDocument.parse(doc.data())))
  return changes.map((one) => `${one.from}-${one.to} ${one.date} ${one.after.seats}`).sort()
}

describe('an ingest that is killed', () => {
  it('leaves only complete routes, and a second run ends with the same data as an undisturbed one', {
    timeout: 240_000,
  }, async () => {
    await startIngest(whole, files()).ended
    const counts: number[] = []
    for (const after of [0, 12, 30]) {
      await killWhen(startIngest(broken, files()), async () => (await written(broken)) > after)
      counts.push(await written(broken))
      const routes = await contents(broken, 'availability')
      const all = await contents(whole, 'availability')
      for (const [path, document] of Object.entries(routes)) expect(document, path).toEqual(all[path])
    }
    // It was killed part-way, each time after more routes.
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts[0]).toBeLessThan(pairs.length)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))

    expect(await startIngest(broken, files()).ended).toBe(0)
    for (const collection of ['availability', 'availability-history']) {
      expect(await contents(broken, collection)).toEqual(await contents(whole, collection))
    }
    // No opening is lost between the write of a route and the write of its changes, and none is reported twice.
    expect(await reportedChanges(broken)).toEqual(await reportedChanges(whole))
    expect(await reportedChanges(broken)).toHaveLength(pairs.length * 30)
  })
})
