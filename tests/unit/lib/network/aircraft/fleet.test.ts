import { describe, expect, it } from 'vitest'
import { DrawingShape } from '../../../../../lib/flights/layout-contract.ts'
import { allCatering } from '../../../../../lib/network/aircraft/amenities.ts'
import {
  allTypes,
  allVariants,
  drawnAs,
  findDrawBasis,
  findType,
  getAirline,
  getVariantPath,
  toDrawing,
} from '../../../../../lib/network/aircraft/fleet.ts'
import { listRows, listSeats, parseBlocks } from '../../../../../lib/network/aircraft/seats.ts'
import { describeWifi } from '../../../../../lib/network/aircraft/wifi-words.ts'

const cabins = allVariants.flatMap((variant) =>
  variant.cabins.map((cabin) => ({ variant, cabin, id: `${variant.id} ${cabin.name} ${cabin.deck}` })),
)

describe('the layouts of the fleet', () => {
  it('are all there, each with its own address, an airline and a type', () => {
    expect(allVariants).toHaveLength(86)
    expect(new Set(allVariants.map(getVariantPath)).size).toBe(86)
    for (const variant of allVariants) {
      expect(getAirline(variant.airline).carrier).toMatch(/^[A-Z0-9]{2}$/)
      expect(findType(`${variant.airline}/${variant.type}`), variant.id).toBeDefined()
    }
    expect(() => getAirline('nobody')).toThrow(RangeError)
  })

  it('fulfil the contract for drawings in a browser', () => {
    for (const variant of allVariants)
      expect(DrawingShape.safeParse(toDrawing(variant)).error?.message, variant.id).toBeUndefined()
  })

  it('have as many seats in their cabins as the published total', () => {
    for (const { id, seats, cabins: own } of allVariants.filter(({ cabins: all }) => all.length > 0)) {
      const sum = own.reduce((total, cabin) => total + cabin.seats, 0)
      expect(sum, id).toBe(seats)
    }
  })

  it('are 10 numbered, 19 mixed, 44 indicative and 13 not drawn', () => {
    const count = (wanted: string) => allVariants.filter((variant) => drawnAs(variant) === wanted).length
    expect([count('numbered'), count('mixed'), count('indicative'), count('none')]).toEqual([10, 19, 44, 13])
  })

  it('rate the confidence of their row numbers by the weakest cabin', () => {
    const named = (id: string) => allVariants.find((variant) => variant.id === id)
    const basis = (id: string) => findDrawBasis(named(id) ?? { cabins: [] })
    expect(basis('QF-738-174')).toBe('derived')
    expect(basis('VA-738-176')).toBe('recalled')
    expect(basis('LINK-SF3-34')).toBe('confirmed')
    expect(basis('QF-321X-LIE')).toBeNull()
  })
})

describe('every cabin', () => {
  it('draws exactly the published number of seats, numbered or not', () => {
    for (const { cabin, id } of cabins) expect(listSeats(cabin), id).toHaveLength(cabin.seats)
  })

  it('numbers each seat once where it is drawable, and none where it is not', () => {
    for (const { cabin, id } of cabins) {
      const seats = listSeats(cabin)
      const names = seats.flatMap(({ name }) => name ?? [])
      expect(new Set(names).size, id).toBe(names.length)
      if (!cabin.drawable) expect(names, id).toEqual([])
      // The last row of the Saab has four seats whose letters no source gives.
      else
        expect(seats.length - names.length, id).toBe(cabin.rowOverrides.some(({ letters }) => letters === null) ? 4 : 0)
    }
  })

  it('has no seat name that occurs twice on the aircraft', () => {
    for (const variant of allVariants) {
      const names = variant.cabins.flatMap(listSeats).flatMap(({ name }) => name ?? [])
      expect(new Set(names).size, variant.id).toBe(names.length)
    }
  })

  it('has only rows within its range, and none that it skips', () => {
    for (const { cabin, id } of cabins.filter((one) => one.cabin.drawable)) {
      const [first, last] = cabin.rows ?? [0, 0]
      for (const { row } of listRows(cabin)) {
        expect(row, id).toBeGreaterThanOrEqual(first)
        expect(row, id).toBeLessThanOrEqual(last)
        expect(cabin.skipRows, id).not.toContain(row)
      }
    }
  })

  it('has letters that match its pattern', () => {
    for (const { cabin, id } of cabins.filter((one) => one.cabin.layout !== null)) {
      expect(
        cabin.layout?.split('-').map(({ length }) => length),
        id,
      ).toEqual(parseBlocks(cabin.pattern))
    }
  })

  it('names only its own rows as exit, bassinet and legroom rows', () => {
    for (const { cabin, id } of cabins.filter((one) => one.cabin.drawable)) {
      const rows = listRows(cabin).map(({ row }) => row)
      for (const row of [...cabin.exitRows, ...cabin.bassinetRows, ...cabin.extraLegroomRows])
        expect(rows, `${id} ${row}`).toContain(row)
    }
  })
})

describe('advice about seats', () => {
  it('names only existing seats and rows on fully numbered aircraft', () => {
    for (const { id, cabins: own, advice } of allVariants.filter((variant) => drawnAs(variant) === 'numbered')) {
      const seats = own.flatMap(listSeats)
      for (const { rows = [], seats: named = [], fact } of advice) {
        for (const row of rows)
          expect(
            seats.some((seat) => seat.row === row),
            `${id} ${fact}`,
          ).toBe(true)
        for (const name of named)
          expect(
            seats.some((seat) => seat.name === name),
            `${id} ${fact} ${name}`,
          ).toBe(true)
      }
    }
  })
})

describe('types', () => {
  it('each have at least one layout', () => {
    for (const { airline, slug } of allTypes) {
      expect(
        allVariants.some((variant) => variant.airline === airline && variant.type === slug),
        slug,
      ).toBe(true)
    }
  })
})

describe('what is said of aircraft', () => {
  const facts = allVariants.flatMap(({ amenities, advice, notes }) => [
    ...[amenities.wifi, amenities.power, amenities.ife].flatMap((one) => one?.fact ?? []),
    ...advice.map(({ fact }) => fact),
    ...[notes].filter(Boolean),
  ])
  const words = [
    ...facts,
    ...allTypes.flatMap(({ notes }) => notes || []),
    ...allCatering.map(({ service }) => service),
  ]

  it('is in sentences, with names and dates spelled out', () => {
    expect(words.length).toBeGreaterThan(100)
    expect(words.filter((said) => !/^[A-Z0-9].*\.$/.test(said))).toEqual([])
    expect(words.filter((said) => /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d|lavator/.test(said))).toEqual([])
  })

  it('says once that Wi-Fi is free', () => {
    expect(describeWifi({ wifi: 'Starlink', wifiFree: true })).toBe('Starlink, free')
    expect(describeWifi({ wifi: 'free', wifiFree: true })).toBe('Free')
    expect(describeWifi({ wifi: 'on most aircraft', wifiFree: null })).toBe('On most aircraft')
    expect(describeWifi({ wifi: null, wifiFree: null })).toBeNull()
  })
})
