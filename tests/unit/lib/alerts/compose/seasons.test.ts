import { expect, it } from 'vitest'
import { seasonsAhead } from '../../../../../lib/alerts/compose/seasons.ts'

it('lists the seasons ahead that end within reach, the current one from today', () => {
  expect(seasonsAhead('2026-10-20', '2027-09-15')).toEqual([
    { label: 'Spring 2026', start: '2026-10-20', end: '2026-11-30' },
    { label: 'Summer 2026–27', start: '2026-12-01', end: '2027-02-28' },
    { label: 'Autumn 2027', start: '2027-03-01', end: '2027-05-31' },
    { label: 'Winter 2027', start: '2027-06-01', end: '2027-08-31' },
  ])
})

it('leaves out a season of which less than a month is left', () => {
  expect(seasonsAhead('2026-11-01', '2027-03-15').map(({ label }) => label)).toEqual(['Summer 2026–27'])
  expect(seasonsAhead('2026-10-31', '2027-03-15').map(({ label }) => label)).toEqual(['Spring 2026', 'Summer 2026–27'])
})

it('counts January to the summer that began in December', () => {
  expect(seasonsAhead('2028-01-10', '2028-03-01')).toEqual([
    { label: 'Summer 2027–28', start: '2028-01-10', end: '2028-02-29' },
  ])
  expect(seasonsAhead('2028-01-10', '2028-02-28')).toEqual([])
})
