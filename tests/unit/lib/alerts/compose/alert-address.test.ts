import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertHref, readAlertDraft, writeAlertDraft } from '../../../../../lib/alerts/compose/alert-address.ts'
import { type AlertDraft, emptyDraft } from '../../../../../lib/alerts/compose/alert-draft.ts'
import { cabins } from '../../../../../lib/core/cabin.ts'
import { programs } from '../../../../../lib/core/program.ts'

const read = (query: string) => readAlertDraft(new URLSearchParams(query))

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const some = <Value>(values: readonly Value[]) => fc.shuffledSubarray([...values], { minLength: 1 })
const tokens = fc.uniqueArray(fc.constantFrom('SYD', 'LON', 'country:JP', 'region:europe', 'region:north-america'), {
  minLength: 1,
})
const whole = (min: number, max: number) => fc.option(fc.integer({ min, max }))

const draft: fc.Arbitrary<AlertDraft> = fc.record({
  name: fc.stringMatching(/^[\w &=,<>'"+%-]{0,80}$/).map((text) => text.trim()),
  programs: some(programs),
  from: tokens,
  to: tokens,
  dates: fc.option(fc.tuple(day, day).map(([a, b]) => (a < b ? { start: a, end: b } : { start: b, end: a }))),
  weekdays: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6]),
  cabins: some(cabins),
  seats: fc.integer({ min: 1, max: 9 }),
  split: fc.boolean(),
  direct: fc.boolean(),
  carriers: fc.shuffledSubarray(['QF', 'EK', '3K', 'VA']),
  maxPoints: whole(1, 10_000_000),
  maxCharges: whole(0, 100_000),
  stay: fc.option(
    fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 30, max: 180 })).map(([min, max]) => ({ min, max })),
  ),
  holding: fc.option(fc.record({ date: day, cabin: fc.constantFrom(...cabins), points: whole(1, 1_000_000) })),
  quiet: fc.option(
    fc.constantFrom(
      { start: '22:00', end: '07:00', timeZone: 'Australia/Sydney' },
      { start: '00:00', end: '06:30', timeZone: 'Europe/London' },
    ),
  ),
  channels: some(['email', 'push', 'webhook', 'ntfy', 'telegram', 'feed'] as const),
})

describe('the address of an alert being composed', () => {
  it('reads back every draft it was written from, without faults', () => {
    fc.assert(
      fc.property(draft, (wanted) => {
        expect(readAlertDraft(writeAlertDraft(wanted))).toEqual({ draft: wanted, bad: [] })
      }),
    )
  })

  it('reads any text without failing, and rereads the same draft once written', () => {
    const names = ['name', 'program', 'from', 'days', 'cabins', 'seats', 'points', 'stay', 'holding', 'quiet', 'start']
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string(), (name, text) => {
        const { draft: first } = readAlertDraft(new URLSearchParams({ [name]: text }))
        expect(readAlertDraft(writeAlertDraft(first)).draft).toEqual(first)
      }),
    )
  })

  it('gives the empty draft where nothing was given', () => {
    expect(read('new')).toEqual({ draft: emptyDraft, bad: [] })
    expect(read('new&from=&start=')).toEqual({ draft: emptyDraft, bad: [] })
    expect(alertHref({})).toBe('/alerts?new')
  })

  it('carries the day of a row, and reads a single date as a span of one day', () => {
    const href = alertHref({ from: ['SYD'], to: ['region:europe'], dates: { start: '2027-03-08', end: '2027-03-08' } })
    expect(href).toBe('/alerts?new&from=SYD&to=region%3Aeurope&start=2027-03-08&end=2027-03-08')
    expect(read('start=2027-03-08').draft.dates).toEqual({ start: '2027-03-08', end: '2027-03-08' })
  })

  it('holds nights that are still being typed in order, so that it can be read', () => {
    expect(read(writeAlertDraft({ stay: { min: 7, max: 2 } }).toString()).draft.stay).toEqual({ min: 2, max: 7 })
  })

  it('keeps the order of the cabins, and accepts lower-case codes', () => {
    expect(read('cabins=f,J&from=syd&carriers=qf').draft).toMatchObject({
      cabins: ['F', 'J'],
      from: ['SYD'],
      carriers: ['QF'],
    })
  })

  it.each([
    ['start=2027-03-08&end=2027-03-01', 'end', 'on or after the start, 2027-03-08'],
    ['start=2027-02-30', 'start', 'a date such as 2027-03-08'],
    ['program=lufthansa', 'program', 'qantas, velocity, or both as qantas,velocity'],
    ['seats=12', 'seats', 'a whole number from 1 to 9'],
    ['stay=21-7', 'stay', 'nights such as 7-21, up to 180'],
    ['days=7', 'days', 'digits from 0 (Sunday) to 6 (Saturday), as 5,6'],
    ['points=-5', 'points', 'a whole number from 1 to 10,000,000'],
    ['quiet=22:00-07:00@Nowhere/Land', 'quiet', 'hours such as 22:00-07:00@Australia/Sydney'],
    ['quiet=07:00-07:00@Europe/London', 'quiet', 'hours such as 22:00-07:00@Australia/Sydney'],
    ['holding=2027-03-08,X', 'holding', 'date, cabin and points such as 2027-03-08,J,68400'],
  ])('says what %s should be', (query, name, expected) => {
    expect(read(query).bad).toEqual([{ name, given: expect.any(String), expected }])
  })

  it('accepts 40 places, and rejects 500, naming the limit', () => {
    const codes = Array.from(
      { length: 500 },
      (_, index) => `A${String.fromCharCode(65 + (index % 26), 65 + (Math.floor(index / 26) % 26))}`,
    )
    expect(read(`from=${codes.slice(0, 40).join(',')}`).draft.from).toHaveLength(40)
    const { draft: answer, bad } = read(`from=${codes.join(',')}`)
    expect(answer.from).toEqual([])
    expect(bad[0]?.expected).toContain('up to 40 places')
  })

  it('handles an address of 10 kB like any other', () => {
    const { draft: answer, bad } = read(`name=${'x'.repeat(10_000)}&cabins=${'J,'.repeat(2_000)}&seats=2`)
    expect(answer.seats).toBe(2)
    expect(bad.map(({ name }) => name)).toEqual(['name', 'cabins'])
  })

  it('keeps a script in a name as text, and rejects a name with control characters', () => {
    const name = '<script>alert(1)</script>'
    expect(read(`name=${encodeURIComponent(name)}`).draft.name).toBe(name)
    expect(read('name=a%00b').bad[0]?.name).toBe('name')
  })
})
