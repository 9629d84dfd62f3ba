import { expect, it } from 'vitest'
import { fewestPoints, firstPlacesAddress } from '../../../../../lib/alerts/compose/first-places.ts'

it('requests every place at once, in both programs', () => {
  const address = new URL(firstPlacesAddress('SYD', ['TYO', 'SIN'], 'J'), 'https://pointsward.example')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ program: 'qantas,velocity', to: 'TYO,SIN' })
})

it('takes the fewest points to any airport of a place, and ignores seats without points', () => {
  const cells = [
    { to: 'NRT', points: 82_000, program: 'qantas' },
    { to: 'HND', points: 61_500, program: 'velocity' },
    { to: 'HND', points: null, program: 'qantas' },
    { to: 'SIN', points: 20_000, program: 'qantas' },
    { to: 'DPS', points: null, program: 'velocity' },
  ] as const
  expect(fewestPoints(cells, ['HND', 'NRT'])).toEqual({ points: 61_500, program: 'velocity' })
  expect(fewestPoints(cells, ['DPS'])).toBeNull()
  expect(fewestPoints(cells, ['LAX'])).toBeNull()
})
