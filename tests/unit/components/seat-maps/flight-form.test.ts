import { expect, test } from 'vitest'
import { flightFaults } from '../../../../components/seat-maps/flight-form.tsx'

const ends = { flight: '', from: null, to: null }
const none = { flight: null, from: null, to: null }

test.each([
  ['flight', ends, { ...none, flight: 'Enter a flight number such as QF11.' }],
  ['flight', { ...ends, flight: 'qf 11' }, none],
  ['route', { ...ends, from: 'SYD' }, { ...none, to: 'Choose where it goes.' }],
  ['route', { ...ends, to: 'LAX' }, { ...none, from: 'Choose where the flight leaves from.' }],
  ['route', { ...ends, from: 'SYD', to: 'SYD' }, { ...none, to: 'Choose two different airports.' }],
  ['route', { ...ends, from: 'SYD', to: 'LAX' }, none],
] as const)('a flight asked for by %s, %o: what is wrong is said at its own field', (by, draft, faults) => {
  expect(flightFaults({ by, ...draft })).toEqual(faults)
})
