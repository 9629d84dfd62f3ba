import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOfLine, detectDelimiter } from '../../../../../lib/availability/providers/open-file.ts'
import { decodeText, type Line, splitLines } from '../../../../../lib/availability/providers/text.ts'

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readLines(text: string, size: number, most?: number): Promise<Line[]> {
  const lines: Line[] = []
  for await (const line of splitLines(inPieces(new TextEncoder().encode(text), size), most)) lines.push(line)
  return lines
}

const size = fc.integer({ min: 1, max: 40 })
const plain = fc.array(fc.constantFrom('a', ',', '"', ' ', 'é', '😀', '日', '\t', '\r', ';'), { maxLength: 12 })
const line = plain.map((signs) => signs.join('').replace(/\r+$/, ''))

describe('splitLines', () => {
  it('returns every line that is not empty with its number, however the bytes are chunked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 12 }),
        size,
        fc.constantFrom('\n', '\r\n'),
        async (all, piece, end) => {
          const expected = all.flatMap((text, at) => (text.trim() === '' ? [] : [{ number: at + 1, text }]))
          expect(await readLines(all.join(end), piece)).toEqual(expected)
          // A line ending after the last line makes no difference.
          expect(await readLines(`${all.join(end)}${end}`, piece)).toEqual(expected)
        },
      ),
    )
  })

  it('returns null for a line that is too long, and the others unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(size, fc.integer({ min: 21, max: 500 }), fc.boolean(), async (piece, length, last) => {
        const long = 'x'.repeat(length)
        const text = last ? `one\n${long}` : `one\n${long}\nthree`
        const lines = await readLines(text, piece, 20)
        expect(lines).toEqual([
          { number: 1, text: 'one' },
          { number: 2, text: null },
          ...(last ? [] : [{ number: 3, text: 'three' }]),
        ])
      }),
    )
  })

  it('returns a line of the maximum length, but not a longer one', async () => {
    expect(await readLines('x'.repeat(20), 7, 20)).toEqual([{ number: 1, text: 'x'.repeat(20) }])
    expect(await readLines('x'.repeat(21), 7, 20)).toEqual([{ number: 1, text: null }])
  })

  it('decodes text without its byte order mark, replacing invalid bytes', async () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0xff, 0x0a, 0x62, 0xe2])
    let text = ''
    for await (const part of decodeText(inPieces(bytes, 2))) text += part
    expect(text).toBe('a\uFFFD\nb\uFFFD')
  })
})

/** A cell as written by a program that follows the quoting rules. */
const written = (cell: string, delimiter: string, always: boolean) =>
  always || cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell

describe('cells of a line', () => {
  it('are read as they were written, quoted only where necessary or everywhere', () => {
    const cell = plain.map((signs) => signs.join('').trim())
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(',', ';', '\t'),
        fc.boolean(),
        (cells, delimiter, always) => {
          const text = cells.map((one) => written(one, delimiter, always)).join(delimiter)
          expect(cellsOfLine(text, delimiter)).toEqual(cells)
        },
      ),
    )
  })

  it('throw only a SyntaxError, and only for a quote that is not closed or ends early', () => {
    fc.assert(
      fc.property(line, fc.constantFrom(',', ';', '\t'), (text, delimiter) => {
        try {
          expect(cellsOfLine(text, delimiter).length).toBeLessThanOrEqual(text.split(delimiter).length)
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError)
          expect(text).toContain('"')
        }
      }),
    )
    expect(() => cellsOfLine('a,"b', ',')).toThrow('a quote is never closed')
    expect(() => cellsOfLine('"a"b,c', ',')).toThrow('a quote ends early at character 3')
  })

  it('are separated by the delimiter that is most frequent in the heading', () => {
    expect(['a,b;c,d', 'a;b;c,d', 'a\tb\tc', 'alone'].map(detectDelimiter)).toEqual([',', ';', '\t', '\t'])
  })
})
