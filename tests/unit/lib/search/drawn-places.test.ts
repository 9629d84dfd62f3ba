import { expect, it } from 'vitest'
import { notePress, takePress } from '../../../../lib/search/drawn-places.ts'

it('a press on a drawn control opens that control once', () => {
  notePress('live')
  expect([takePress('filters'), takePress('live'), takePress('live')]).toEqual([false, true, false])
})

it('a later press elsewhere in the drawn answer takes an earlier one back', () => {
  notePress('filters')
  notePress(undefined)
  expect(takePress('filters')).toBe(false)
})
