import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type JsonElement, jsonElements } from '../../../../../lib/availability/providers/json-elements.ts'

/** The bytes of a text, cut at every place named. */
async function* cutAt(text: string, places: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b)
  let from = 0
  for (const end of [...ends, bytes.length]) {
    yield bytes.subarray(from, end)
    from = end
  }
}

async function elementsOf(text: string, places: readonly number[] = [], most?: number): Promise<JsonElement[]> {
  const found: JsonElement[] = []
  for await (const element of jsonElements(cutAt(text, places), 'data', most)) found.push(element)
  return found
}

const rowsOf = (elements: readonly JsonElement[]) =>
  elements.flatMap((element) => ('text' in element ? [JSON.parse(element.text) as unknown] : []))
const faultsOf = (elements: readonly JsonElement[]) =>
  elements.flatMap((element) => ('fault' in element ? [element.fault] : []))

/** Rows full of what a scanner trips over: brackets, quotes and backslashes in strings, arrays in objects in arrays. */
const tricky = fc.constantFrom('{', '}', '[', ']', '"', '\\', '\\"', '},{', 'data', '","data":[', '\n', 'é😀', 'x')
const text = fc.array(tricky, { maxLength: 6 }).map((parts) => parts.join(''))
const value = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, text, fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('row')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  row: fc.dictionary(text, tie('any'), { maxKeys: 4 }),
}))
const rows = fc.array(value.row, { maxLength: 12 })
const cuts = fc.array(fc.nat(20_000), { maxLength: 30 })
const around = fc.record({ before: fc.dictionary(text, value.any, { maxKeys: 3 }), after: value.any })
const spaced = fc.constantFrom(0, 1, 2, '\t')

describe('jsonElements', () => {
  it('yields every object of the array, wherever the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(rows, cuts, around, spaced, async (all, places, { before, after }, space) => {
        const { data: _, ...others } = before as Record<string, unknown>
        const document = JSON.stringify({ ...others, data: all, after }, null, space)
        const found = await elementsOf(document, places)
        expect(faultsOf(found)).toEqual([])
        expect(rowsOf(found)).toEqual(JSON.parse(JSON.stringify(all)))
      }),
    )
  })

  it('takes the outermost array where there is no object around it', async () => {
    await fc.assert(
      fc.asyncProperty(rows, cuts, async (all, places) => {
        expect(rowsOf(await elementsOf(JSON.stringify(all), places))).toEqual(JSON.parse(JSON.stringify(all)))
      }),
    )
  })

  it('says the same however the bytes come, broken or not', async () => {
    await fc.assert(
      fc.asyncProperty(rows, cuts, fc.nat(), async (all, places, end) => {
        const document = JSON.stringify({ data: all })
        const cut = document.slice(0, end % (document.length + 1))
        expect(await elementsOf(cut, places)).toEqual(await elementsOf(cut))
      }),
    )
  })

  it('yields each whole object of a document that was cut off, then says so', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(value.row, { minLength: 1, maxLength: 8 }), fc.nat(), async (all, end) => {
        const document = JSON.stringify({ data: all })
        const kept = document.slice(0, '{"data":['.length + (end % (document.length - '{"data":['.length)))
        const found = await elementsOf(kept)
        expect(faultsOf(found)).toEqual(['the file is cut off, or its brackets do not match'])
        const whole = JSON.parse(JSON.stringify(all)) as unknown[]
        expect(rowsOf(found)).toEqual(whole.slice(0, rowsOf(found).length))
      }),
    )
  })

  it('names what stands where an object should, and goes on', async () => {
    const found = await elementsOf('{"data":[1,{"a":1},"text",null,{"a":2},true,{"a":3}]}', [9, 12, 20])
    expect(rowsOf(found)).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }])
    expect(faultsOf(found)).toEqual(Array(4).fill('a row is not an object'))
  })

  it('numbers rows by the line they begin at', async () => {
    const found = await elementsOf('{\n"data": [\n{"a":\n1},\n\n{"a":2}]}')
    expect(found.map(({ line }) => line)).toEqual([3, 6])
  })

  it('looks for the array at the top alone', async () => {
    const inner = '{"meta":{"data":[{"a":1}]},"list":[{"data":[{"a":2}]}]}'
    expect(faultsOf(await elementsOf(inner))).toEqual(['no array "data" in this JSON'])
    expect(rowsOf(await elementsOf('{"meta":{"data":[{"a":1}]},"data":[{"a":9}],"data2":[{"a":3}]}'))).toEqual([
      { a: 9 },
    ])
  })

  it('finds nothing in what is no JSON', async () => {
    for (const nothing of ['', ' ', 'null', '7', '"data"', '{}', '{"data":{}}', '<html></html>']) {
      const found = await elementsOf(nothing)
      expect(rowsOf(found), nothing).toEqual([])
      expect(faultsOf(found).length, nothing).toBeGreaterThan(0)
    }
  })

  it('stops at an object without end instead of keeping all that follows', async () => {
    const endless = `{"data":[{"a":1},{"b":"${'x'.repeat(5_000)}`
    const found = await elementsOf(endless, [1_000, 2_000, 3_000, 4_000], 1_500)
    expect(rowsOf(found)).toEqual([{ a: 1 }])
    expect(faultsOf(found)).toEqual(['a row does not end: a quote or bracket is missing; reading stopped'])
  })
})
