import { expect, it } from 'vitest'
import { rememberSet, takeJustSet } from '../../../../components/alerts/list/just-set.ts'

const [mine, other] = ['AAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBB']

it('a list scrolls once to the alert just set, wherever it was written, and not to another at the place foreseen', () => {
  rememberSet('alerts', { id: '00', identity: mine })
  expect(takeJustSet('seat-alerts', { id: '00', identity: mine })).toBe(false)
  expect(takeJustSet('alerts', { id: '00', identity: other })).toBe(false)
  expect(takeJustSet('alerts', { id: '00' })).toBe(false)
  expect(takeJustSet('alerts', { id: '02', identity: mine })).toBe(true)
  expect(takeJustSet('alerts', { id: '02', identity: mine })).toBe(false)
})

it('an alert without an identity is known by its place', () => {
  rememberSet('alerts', { id: '07' })
  expect(takeJustSet('alerts', { id: '07', identity: mine })).toBe(false)
  expect(takeJustSet('alerts', { id: '07' })).toBe(true)
})
