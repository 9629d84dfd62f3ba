import { describe, expect, it } from 'vitest'
import { changesId, decodeChanges, encodeChanges } from '../../../../lib/availability/change-log.ts'
import type { Delta } from '../../../../lib/availability/compare-cells.ts'

const nothing = { seats: 0, points: null, offers: [] }
const offer = { seats: 2, points: 75_000, charges: 12_300, carriers: ['QF'], departs: 615 }
const some = { seats: 2, points: 75_000, offers: [offer] }
const change = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  date: '2026-03-01',
  cabin: 'J',
  direct: true,
  source: { kind: 'file', name: 'x' },
  seenAt: '2026-01-31T00:00:00Z',
} as const
const delta: Delta = [
  { ...change, kind: 'opening', before: null, after: some },
  { ...change, kind: 'closing', direct: false, before: some, after: nothing, source: null },
]
const at = '2026-02-01T00:00:00.000Z'

describe('the change log', () => {
  it('decodes what was encoded, and counts openings and closings', () => {
    const changes = encodeChanges('qantas_SYD-SIN', delta, at, false)
    expect(changes).toMatchObject({ route: 'qantas_SYD-SIN', at, sample: false, openings: 1, closings: 1 })
    expect(decodeChanges(changes)).toEqual(delta)
  })

  it('gives the same id only to equal changes at the same time', () => {
    const id = changesId(encodeChanges('qantas_SYD-SIN', delta, at, false))
    expect(changesId(encodeChanges('qantas_SYD-SIN', delta, at, false))).toBe(id)
    expect(changesId(encodeChanges('qantas_SYD-SIN', delta.slice(1), at, false))).not.toBe(id)
    expect(changesId(encodeChanges('qantas_SYD-SIN', delta, '2026-02-02T00:00:00.000Z', false))).not.toBe(id)
  })

  it('refuses a damaged document', () => {
    const changes = encodeChanges('qantas_SYD-SIN', delta, at, false)
    expect(() => decodeChanges({ ...changes, payload: changes.payload.slice(4) })).toThrow()
    const other = [{ ...change, kind: 'rumour' }] as unknown as Delta
    expect(() => decodeChanges(encodeChanges('qantas_SYD-SIN', other, at, false))).toThrow('kind')
  })
})
