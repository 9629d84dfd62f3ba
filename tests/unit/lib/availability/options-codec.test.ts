import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { decodeParts, encodeParts, OptionsPart } from '../../../../lib/availability/options-codec.ts'
import { unpack } from '../../../../lib/availability/packing.ts'
import { mergeSnapshot, type Snapshot } from '../../../../lib/availability/snapshot.ts'
import { groupBy } from '../../../../lib/core/group.ts'
import { observation } from './arbitrary.ts'

function snapshotsFrom(observations: readonly Observation[]): Snapshot[] {
  return [...groupBy(observations, ({ date, cabin }) => date + cabin).values()].map((seen) =>
    mergeSnapshot(undefined, seen),
  )
}

function inOrder(snapshots: readonly Snapshot[]): Snapshot[] {
  return [...snapshots].sort((a, b) => (a.date + a.cabin < b.date + b.cabin ? -1 : 1))
}

describe('the options codec', () => {
  it('decodes the snapshots it encoded, however small the parts', () => {
    fc.assert(
      fc.property(
        fc.array(observation, { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 600, max: 5000 }),
        (seen, limit) => {
          const snapshots = snapshotsFrom(seen)
          const parts = encodeParts(snapshots, limit).map((part) => OptionsPart.parse(part))
          expect(decodeParts([...parts].reverse())).toEqual(inOrder(snapshots))
          for (const { payload } of parts) expect(unpack(payload, 1_000_000).length).toBeLessThanOrEqual(limit + 400)
        },
      ),
    )
  })

  it('names the parts of a month and keeps each under the limit', () => {
    const snapshots = snapshotsFrom(fc.sample(observation, { numRuns: 200, seed: 3 }))
    const parts = encodeParts(snapshots, 4000)
    const january = parts.filter(({ month }) => month === '2026-01').map(({ id }) => id)
    expect(january.slice(0, 3)).toEqual(['2026-01', '2026-01.2', '2026-01.3'])
    for (const { payload } of parts) expect(unpack(payload, 1_000_000).length).toBeLessThanOrEqual(4000)
    expect(new Set(parts.map(({ month }) => month))).toEqual(new Set(['2026-01', '2026-02']))
  })

  it('refuses a part that is damaged', () => {
    const [part] = encodeParts(snapshotsFrom(fc.sample(observation, { numRuns: 5, seed: 3 })))
    if (part === undefined) throw new Error('no part')
    expect(() => decodeParts([{ ...part, payload: part.payload.slice(3) }])).toThrow()
  })
})
