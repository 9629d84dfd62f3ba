import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StoredProgress, TripsFile } from '../../../../local/ingest/stored-progress.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
  file = join(folder, 'below', 'kept')
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = { cursor: '1795000000', skip: 3000 }
const startedAt = '2026-11-21T03:00:00.000Z'

describe('the kept progress of a run', () => {
  it('is found again until it is forgotten', () => {
    const progress = new StoredProgress(file)
    expect(progress.find(startedAt)).toBeNull()
    progress.save(place, startedAt)
    progress.save({ ...place, skip: 4000 }, startedAt)
    expect(new StoredProgress(file).find('2026-11-22T02:59:59.000Z')).toEqual({
      startedAt,
      place: { ...place, skip: 4000 },
    })
    progress.delete()
    progress.delete()
    expect(progress.find(startedAt)).toBeNull()
  })

  it('is ignored a day later, or if it is from the future', () => {
    new StoredProgress(file).save(place, startedAt)
    expect(new StoredProgress(file).find('2026-11-22T03:00:00.000Z')).toBeNull()
    expect(new StoredProgress(file).find('2026-11-20T03:00:00.000Z')).toBeNull()
  })

  it.each(['', '{', 'null', '{"place":{"cursor":"1","skip":-1},"startedAt":"2026-11-21T03:00:00.000Z"}'])(
    'is ignored if it is damaged: %s',
    (text) => {
      new StoredProgress(file).save(place, startedAt)
      writeFileSync(file, text)
      expect(new StoredProgress(file).find(startedAt)).toBeNull()
    },
  )
})

describe('kept flights', () => {
  it('are found again, even after a line that a killed run left unfinished', () => {
    const first = new TripsFile(file)
    first.save('r1 t', [{ Cabin: 'business' }])
    appendFileSync(file, '\n{"key":"r2 t","trips":[{"Cab')
    const second = new TripsFile(file)
    expect(second.find('r1 t')).toEqual([{ Cabin: 'business' }])
    expect(second.find('r2 t')).toBeUndefined()
    second.save('r3 t', [])
    expect(new TripsFile(file).find('r3 t')).toEqual([])
  })

  it('are pruned if nothing looked them up', () => {
    const kept = new TripsFile(file)
    kept.prune()
    expect(existsSync(file)).toBe(false)
    for (const key of ['r1 t', 'r2 t']) kept.save(key, [])
    kept.find('r2 t')
    kept.prune()
    expect(readFileSync(file, 'utf8')).toBe('{"key":"r2 t","trips":[]}')
  })
})
