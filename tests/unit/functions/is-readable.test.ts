import { expect, it } from 'vitest'
import { isReadable } from '../../../functions/src/is-readable.ts'

function deep(levels: number): unknown {
  let value: unknown = 'the end'
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

it('reads what a page sends', () => {
  for (const body of [undefined, null, 'text', 3, [], {}, { data: { a: [{ b: null }], c: 'x'.repeat(100_000) } }]) {
    expect(isReadable(body)).toBe(true)
  }
  expect(isReadable({ data: Array.from({ length: 100_000 }, (_, at) => ({ at })) })).toBe(true)
})

it('reads nothing deeper than forty levels, whatever the depth', () => {
  expect(isReadable(deep(40))).toBe(true)
  expect(isReadable(deep(42))).toBe(false)
  expect(isReadable({ data: deep(100_000) })).toBe(false)
})

it('reads nothing with a mark of the framework’s own', () => {
  expect(isReadable({ data: { a: [{ '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' }] } })).toBe(
    false,
  )
})
