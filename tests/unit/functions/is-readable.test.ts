import { expect, it } from 'vitest'
import { isReadable } from '../../../functions/src/on-call.ts'

function deep(levels: number): unknown {
  let value: unknown = 'the end'
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

it('accepts the bodies that pages send', () => {
  for (const body of [undefined, null, 'text', 3, [], {}, { data: { a: [{ b: null }], c: 'x'.repeat(100_000) } }]) {
    expect(isReadable(body)).toBe(true)
  }
  expect(isReadable({ data: Array.from({ length: 100_000 }, (_, at) => ({ at })) })).toBe(true)
})

it('rejects data deeper than forty levels', () => {
  expect(isReadable({ data: deep(39) })).toBe(true)
  expect(isReadable({ data: deep(41) })).toBe(false)
  expect(isReadable({ data: deep(100_000) })).toBe(false)
})

it('rejects data with the framework’s own @type key', () => {
  expect(isReadable({ data: { a: [{ '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' }] } })).toBe(
    false,
  )
})

it('rejects bodies with anything besides data, which would be logged, and bytes', () => {
  const rest: unknown[] = [{ hasOwnProperty: 'x' }, { data: 1, extra: 1 }, { date: 'x' }, ['a'], Buffer.from('{}')]
  for (const body of rest) expect(isReadable(body)).toBe(false)
})
