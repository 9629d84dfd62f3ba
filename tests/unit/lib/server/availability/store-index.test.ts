import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeRoute, type RouteDocument } from '../../../../../lib/availability/codec.ts'
import { type IndexHead, packIndex, unpackIndex } from '../../../../../lib/server/availability/store-index.ts'

const head: IndexHead = { v: 1, takenAt: 1_700_000_000_000, allReadAt: 1_600_000_000_000 }

function routeTo(to: string): RouteDocument {
  const cell = { day: 20_000, cabin: 'J' as const, seenAt: 1_700_000_000, offers: [] }
  return encodeRoute({ program: 'qantas', from: 'SYD', to }, { sample: false, cells: [cell], parts: [] })
}
const routes = ['SIN', 'LHR', 'MEL'].map(routeTo)

async function pack(documents: readonly RouteDocument[] = routes, first: IndexHead = head): Promise<Buffer> {
  const records: Buffer[] = []
  for await (const record of packIndex(first, documents)) records.push(record)
  return Buffer.concat(records)
}

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function unpack(bytes: Uint8Array, size = 64): Promise<{ head: IndexHead; documents: RouteDocument[] }> {
  const documents: RouteDocument[] = []
  return { head: await unpackIndex(inPieces(bytes, size), (document) => documents.push(document)), documents }
}

describe('the stored index', () => {
  it('unpacks to what was packed, read in chunks of any size', async () => {
    const bytes = await pack()
    const size = fc.integer({ min: 1, max: bytes.length })
    await fc.assert(
      fc.asyncProperty(size, async (size) => {
        const { head: first, documents } = await unpack(bytes, size)
        expect(first).toEqual(head)
        expect(documents.map(({ revision }) => revision)).toEqual(routes.map(({ revision }) => revision))
        expect(documents.map(({ columns }) => [...columns])).toEqual(routes.map(({ columns }) => [...columns]))
      }),
      { numRuns: 30 },
    )
    expect((await unpack(await pack([]))).documents).toEqual([])
  })

  it('is rejected with any byte changed', async () => {
    const bytes = await pack()
    const change = fc.record({ at: fc.nat(bytes.length - 1), by: fc.integer({ min: 1, max: 255 }) })
    await fc.assert(
      fc.asyncProperty(change, async ({ at, by }) => {
        const damaged = Uint8Array.from(bytes)
        damaged[at] = (damaged[at] ?? 0) ^ by
        await expect(unpack(damaged)).rejects.toThrow()
      }),
      { numRuns: 300 },
    )
  })

  it('is rejected if truncated anywhere, or with more after its end', async () => {
    const bytes = await pack()
    for (let end = 0; end < bytes.length; end += 1) await expect(unpack(bytes.subarray(0, end))).rejects.toThrow()
    await expect(unpack(Buffer.concat([bytes, bytes]))).rejects.toThrow('more after the end')
  })

  it('is rejected in another version, or with a document in another version', async () => {
    await expect(unpack(await pack(routes, { ...head, v: 2 } as unknown as IndexHead))).rejects.toThrow()
    const [first] = routes
    await expect(unpack(await pack([{ ...first, v: 3 } as unknown as RouteDocument]))).rejects.toThrow()
  })
})
