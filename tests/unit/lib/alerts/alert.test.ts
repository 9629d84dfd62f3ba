import { describe, expect, it } from 'vitest'
import {
  AlertDocument,
  AlertSettings,
  buildAlertReference,
  byAlertName,
  isReferenceTo,
  QuietHours,
} from '../../../../lib/alerts/alert.ts'
import { foundWith } from './found.ts'
import { settingsWith } from './settings.ts'

const takes = (change: object) => AlertSettings.safeParse({ ...settingsWith(), ...change }).success

describe('AlertSettings', () => {
  it.each([
    ['no name', {}],
    ['both programs', { programs: ['velocity', 'qantas'] }],
    ['forty places', { to: Array.from({ length: 40 }, () => 'region:europe') }],
    ['one day', { dates: { start: '2028-02-29', end: '2028-02-29' } }],
    ['a party that splits', { seats: 9, split: true }],
    ['no charges at all', { maxCharges: 0 }],
    ['a return trip of exactly a week', { stay: { min: 7, max: 7 } }],
    ['a booking in hand', { holding: { date: '2027-01-05', cabin: 'W', points: null } }],
    ['quiet nights', { quiet: { start: '22:00', end: '07:00', timeZone: 'Australia/Lord_Howe' } }],
  ])('accepts %s', (_, change) => {
    expect(takes(change)).toBe(true)
  })

  it.each([
    ['500 airports', { from: Array.from({ length: 500 }, () => 'SYD') }],
    ['a script for a place', { from: ['<script>'] }],
    ['a program twice', { programs: ['qantas', 'qantas'] }],
    ['dates the wrong way round', { dates: { start: '2027-01-02', end: '2027-01-01' } }],
    ['a day that does not exist', { dates: { start: '2027-02-29', end: '2027-03-01' } }],
    ['an eighth day of the week', { weekdays: [7] }],
    ['ten seats', { seats: 10 }],
    ['a stay that ends before it begins', { stay: { min: 8, max: 7 } }],
    ['a ceiling of no points', { maxPoints: 0 }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
    ['a channel we do not have', { channels: ['fax'] }],
  ])('rejects %s', (_, change) => {
    expect(takes(change)).toBe(false)
  })
})

it('QuietHours rejects an unknown time zone, hours of no length and an end at 24:00', () => {
  const quiet = { start: '22:00', end: '07:00', timeZone: 'Australia/Sydney' }
  expect(QuietHours.parse(quiet)).toEqual(quiet)
  expect(QuietHours.safeParse({ ...quiet, timeZone: 'Australia/Atlantis' }).success).toBe(false)
  expect(QuietHours.safeParse({ ...quiet, end: '22:00' }).success).toBe(false)
  expect(QuietHours.safeParse({ ...quiet, end: '24:00' }).success).toBe(false)
})

it('AlertDocument accepts a document with and without a match, and rejects a malformed match', () => {
  const document = { settings: settingsWith({ name: 'Mine' }), updatedAt: '2026-11-20T01:00:00.000Z' }
  expect(AlertDocument.parse(document)).toEqual(document)
  const half = { from: 'SIN', to: 'SYD', date: '2027-04-14', direct: true, seats: 2, points: 60_000, charges: null }
  const best = foundWith({ other: { kind: 'return', ...half }, rest: [{ kind: 'return-split', ...half }] })
  const matched = { ...document, lastMatch: { at: '2026-11-20T01:00:00.000Z', openings: 1, best } }
  expect(AlertDocument.parse(matched)).toEqual(matched)
  for (const change of [{ at: 'yesterday' }, { openings: 0 }, { best: { ...best, seats: 10 } }]) {
    const lastMatch = { ...matched.lastMatch, ...change }
    expect(AlertDocument.safeParse({ ...document, lastMatch }).success, JSON.stringify(change)).toBe(false)
  }
})

it('sorts alerts by name in natural order, with the unnamed last', () => {
  const names = ['tokyo 10', undefined, 'Éclair', 'Tokyo 9', '  ', 'bali', 'Zurich', '']
  const sorted = names.map((name) => ({ settings: name === undefined ? {} : { name } })).toSorted(byAlertName)
  expect(sorted.map(({ settings }) => settings.name)).toEqual([
    'bali',
    'Éclair',
    'Tokyo 9',
    'tokyo 10',
    'Zurich',
    undefined,
    '  ',
    '',
  ])
})

describe('isReferenceTo', () => {
  const [first, second] = ['abcdefghijKLMNOPQRST', 'TSRQPONMLKjihgfedcba']
  const reference = buildAlertReference('users/ann/alerts/07', first)

  it('knows the alert from others that have or had its place', () => {
    expect(isReferenceTo(reference, { id: '07', identity: first })).toBe(true)
    expect(isReferenceTo(reference, { id: '07', identity: second })).toBe(false)
    expect(isReferenceTo(reference, { id: '07' })).toBe(false)
    expect(isReferenceTo(reference, { id: '7', identity: first })).toBe(false)
  })

  it('knows an alert from before there were identities', () => {
    expect(isReferenceTo('users/ann/alerts/07', { id: '07' })).toBe(true)
    expect(isReferenceTo('users/ann/alerts/07', { id: '07', identity: first })).toBe(false)
  })
})
