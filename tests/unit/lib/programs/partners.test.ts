import { expect, it } from 'vitest'
import { cabins } from '../../../../lib/core/cabin.ts'
import { type Program, programs } from '../../../../lib/core/program.ts'
import { allCarriers } from '../../../../lib/network/carriers.ts'
import { programRules } from '../../../../lib/programs/program-rules.ts'

/** Airlines without published prices today; every other one is on a table of its program. */
const unpriced: Record<Program, string[]> = { qantas: ['6E'], velocity: ['AC', 'EY', 'SA', 'VS'] }

const bookedOn = '2026-11-21'
const distances = [300, 800, 1_500, 3_000, 4_500, 5_500, 6_500, 7_500, 9_000, 11_000]

function isPriced(program: Program, carrier: string): boolean {
  return distances.some((miles) =>
    cabins.some((cabin) => {
      const journey = { miles, carrier, cabin, domestic: miles < 2_000, bookedOn }
      return programRules[program].priceMiles(journey).status === 'published'
    }),
  )
}

it.each(programs)('prices every airline that %s points book, except those listed as unpriced', (program) => {
  const partners = allCarriers.filter((carrier) => carrier.programs.includes(program)).map(({ code }) => code)
  expect(partners.filter((code) => !isPriced(program, code))).toEqual(unpriced[program])
})
