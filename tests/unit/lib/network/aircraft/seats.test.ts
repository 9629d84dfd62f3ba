import { describe, expect, it } from 'vitest'
import type { CabinLayout } from '../../../../../lib/network/aircraft/cabin.ts'
import { allVariants } from '../../../../../lib/network/aircraft/fleet.ts'
import { findVerdict, listFeatures, listNotes } from '../../../../../lib/network/aircraft/seat-notes.ts'
import { listColumns, listRows, listSeats } from '../../../../../lib/network/aircraft/seats.ts'
import { seatsTogether } from '../../../../../lib/network/aircraft/together.ts'

const small: CabinLayout = {
  letter: 'Y',
  name: 'economy',
  deck: 'main',
  seats: 17,
  pattern: '3-3',
  rows: [4, 7],
  skipRows: [5],
  layout: 'ABC-DEF',
  missingSeats: ['7A'],
  rowOverrides: [],
  drawable: true,
  schematicRows: 3,
  extraLegroomRows: [6],
  exitRows: [6],
  bassinetRows: [4],
  bed: null,
}

const cabinOf = (id: string, letter: string) => {
  const cabin = allVariants.find((variant) => variant.id === id)?.cabins.find((one) => one.letter === letter)
  if (!cabin) throw new Error(`no cabin ${letter} in ${id}`)
  return cabin
}

describe('the rows of a cabin', () => {
  it('leave out skipped row numbers and missing seats', () => {
    expect(listRows(small).map(({ row }) => row)).toEqual([4, 6, 7])
    expect(listSeats(small).map(({ name }) => name)).not.toContain('7A')
    expect(listSeats(small)).toHaveLength(17)
  })

  it('distinguish window, aisle and middle seats', () => {
    const words = Object.fromEntries(listSeats(small).map((seat) => [seat.name, listFeatures(seat, small)[0]]))
    expect(words).toMatchObject({
      '4A': 'window',
      '4B': 'middle',
      '4C': 'aisle',
      '4D': 'aisle',
      '4E': 'middle',
      '4F': 'window',
    })
    // With the window seat missing, its neighbour does not become one.
    expect(words['7B']).toBe('middle')
  })

  it('move staggered seats to the window or to the aisle', () => {
    const business = cabinOf('EK-388-517', 'J')
    expect(listColumns(business)).toEqual(['AB', 'DEFG', 'JK'])
    const places = (row: number) =>
      Object.fromEntries(
        listSeats(business)
          .filter((seat) => seat.row === row)
          .map((seat) => [seat.letter, seat.place]),
      )
    expect(places(7)).toEqual({ A: 0, E: 0.5, F: 1.5, K: 0.5 })
    expect(places(8)).toEqual({ B: 0.5, D: 0, G: 2, J: 0 })
    const at = (name: string) => listSeats(business).find((seat) => seat.name === name)
    expect(at('7A')).toMatchObject({ isWindow: true })
    expect(at('8B')).toMatchObject({ isWindow: false, isAisle: true })
  })

  it('are drawn without numbers where none are known, with the short row last', () => {
    const rows = listRows(cabinOf('QF-332-271', 'Y'))
    expect(rows.map(({ seats }) => seats.length)).toEqual([...Array.from({ length: 30 }, () => 8), 3])
    expect(new Set(rows.map(({ row }) => row))).toEqual(new Set([null]))
  })
})

describe('seats together', () => {
  const free = (names: string[]) => (name: string) => names.includes(name)
  const groups = (party: number, names: string[]) =>
    seatsTogether([small], party, free(names)).map(({ seats }) => seats.join(' '))

  it('never span an aisle or a gap', () => {
    expect(groups(2, ['4B', '4C', '4D', '4F'])).toEqual(['4B 4C'])
    expect(groups(2, ['7B', '7C'])).toEqual(['7B 7C'])
    expect(groups(3, ['4A', '4B', '4C'])).toEqual(['4A 4B 4C'])
    expect(groups(2, ['4A', '4B', '4C'])).toEqual(['4A 4B', '4B 4C'])
    expect(groups(4, ['4A', '4B', '4C', '4D'])).toEqual([])
  })

  it('are pairs in staggered business only where the seats adjoin', () => {
    const business = cabinOf('EK-388-517', 'J')
    const pairs = seatsTogether([business], 2, () => true).map(({ seats }) => seats.join(' '))
    expect(pairs).toContain('7E 7F')
    expect(pairs).not.toContain('8D 8G')
  })

  it('throw for an invalid party size', () => {
    for (const party of [0, 10, 1.5]) expect(() => seatsTogether([small], party, () => true)).toThrow(RangeError)
  })
})

describe('the notes on a seat', () => {
  const advice = [
    { kind: 'best' as const, fact: 'Legs', rows: [6] },
    { kind: 'avoid' as const, fact: 'Cold', seats: ['6A'] },
    { kind: 'best' as const, fact: 'Quiet aircraft' },
  ]
  const at = (name: string) => {
    const seat = listSeats(small).find((one) => one.name === name)
    if (!seat) throw new Error(name)
    return seat
  }

  it('are the advice about its row, then its features', () => {
    expect(listNotes(at('6B'), small, { advice }).map(({ text }) => text)).toEqual([
      'Legs',
      'middle',
      'exit row',
      'extra legroom',
    ])
    expect(listNotes(at('4A'), small, { advice }).map(({ text }) => text)).toEqual(['window', 'bassinet row'])
  })

  it('warn where one source praises the seat and another advises against it', () => {
    expect([
      findVerdict(at('6A'), { advice }),
      findVerdict(at('6B'), { advice }),
      findVerdict(at('4B'), { advice }),
    ]).toEqual(['avoid', 'best', null])
  })
})
