import { expect, test } from 'vitest'
import { ApiError } from '../src/api-error.ts'
import { pageOf } from '../src/params.ts'

const items = ['e', 'd', 'c', 'b', 'a'].map((id) => ({ id }))
const idsOf = (cursors: { starting_after?: string; ending_before?: string }) => {
  const { data, has_more } = pageOf('/v1/things', items, { limit: 2, ...cursors })
  return [data.map(({ id }) => id).join(''), has_more]
}

test('pages forwards from an item', () => {
  expect(idsOf({})).toEqual(['ed', true])
  expect(idsOf({ starting_after: 'd' })).toEqual(['cb', true])
  expect(idsOf({ starting_after: 'b' })).toEqual(['a', false])
})

test('pages backwards to just before an item', () => {
  expect(idsOf({ ending_before: 'a' })).toEqual(['cb', true])
  expect(idsOf({ ending_before: 'c' })).toEqual(['ed', false])
  expect(idsOf({ ending_before: 'e' })).toEqual(['', false])
})

test('rejects a cursor that is not in the list, and two cursors', () => {
  expect(() => idsOf({ starting_after: 'x' })).toThrow(ApiError)
  expect(() => idsOf({ ending_before: 'x' })).toThrow(ApiError)
  expect(() => idsOf({ starting_after: 'e', ending_before: 'a' })).toThrow('only specify one')
})
