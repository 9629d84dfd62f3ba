import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerBid, bidDefaults, bidFields } from '../../../../lib/calculators/bids/bid-worth.ts'
import { answerTransfer, transferDefaults, transferFields } from '../../../../lib/calculators/card-transfer.ts'
import { answerCharges, chargesDefaults, chargesFields } from '../../../../lib/calculators/carrier-charges.ts'
import { creditCost, creditCostDefaults, creditCostFields } from '../../../../lib/calculators/credit-cost.ts'
import { earnDefaults, earnFields, planEarning } from '../../../../lib/calculators/earn-plan.ts'
import type { Fields } from '../../../../lib/calculators/fields.ts'
import { answerFly } from '../../../../lib/calculators/fly/fly-answer.ts'
import { flyDefaults, flyFields } from '../../../../lib/calculators/fly/fly-fields.ts'
import { findQantasFlySlug, findQantasPair, velocityPairs } from '../../../../lib/calculators/fly/slugs.ts'
import { answerVelocityFly } from '../../../../lib/calculators/fly/velocity-answer.ts'
import { answerHousehold, householdDefaults, householdFields } from '../../../../lib/calculators/household.ts'
import { answerItinerary, itineraryDefaults, itineraryFields } from '../../../../lib/calculators/itinerary.ts'
import { earningFlights, upgradeFlights, velocityUpgradeFlights } from '../../../../lib/calculators/own-flights.ts'
import { answerRequest, requestDefaults, requestFields } from '../../../../lib/calculators/platinum-request.ts'
import {
  findAmountSlug,
  listReach,
  listSpendingOptions,
  pointsToDollarsDefaults,
  pointsToDollarsFields,
} from '../../../../lib/calculators/points-to-dollars.ts'
import { answerClock, clockDefaults, clockFields } from '../../../../lib/calculators/release-clock.ts'
import { answerStatus, statusDefaults, statusFields } from '../../../../lib/calculators/status-credits.ts'
import { answerUpgrade, upgradeDefaults, upgradeFields } from '../../../../lib/calculators/upgrade.ts'
import {
  answerVelocityStatus,
  velocityStatusDefaults,
  velocityStatusFields,
} from '../../../../lib/calculators/velocity-status.ts'
import {
  answerVelocityUpgrade,
  velocityUpgradeDefaults,
  velocityUpgradeFields,
} from '../../../../lib/calculators/velocity-upgrade.ts'
import { boughtFor, krisflyerFor, velocityUses } from '../../../../lib/calculators/velocity-worth.ts'
import { answerWhich, whichDefaults, whichFields } from '../../../../lib/calculators/which-price.ts'
import { answerWine, wineDefaults, wineFields } from '../../../../lib/calculators/wine/wine-worth.ts'
import { findBadValues, readState } from '../../../../lib/core/address-state.ts'

type Calculator = {
  name: string
  fields: Fields<object>
  defaults: object
  answer: (params: URLSearchParams) => unknown
}

function calculator<State extends object>(
  name: string,
  fields: Fields<State>,
  defaults: State,
  answer: (state: State) => unknown,
): Calculator {
  return { name, fields, defaults, answer: (params) => answer(readState(params, fields, defaults)) }
}

const [earning, upgrades, velocityUpgrades] = [earningFlights(), upgradeFlights(), velocityUpgradeFlights()]
const cities = (slugs: readonly string[]) => flyFields(['sydney', 'perth'], [...slugs])
const found = <Item extends { id: string }>(items: readonly Item[], id: string): Item => {
  const item = items.find((one) => one.id === id)
  if (!item) throw new Error(`no ${id}`)
  return item
}

/** Every calculator of the site: the fields of its address, and how it answers them. */
const calculators = [
  calculator('bids', bidFields, bidDefaults.qantas, answerBid),
  calculator('card transfer', transferFields, transferDefaults, answerTransfer),
  calculator('carrier charges', chargesFields, chargesDefaults, answerCharges),
  calculator('credit cost', creditCostFields, creditCostDefaults, creditCost),
  calculator('earning', earnFields, earnDefaults, planEarning),
  calculator('household', householdFields, householdDefaults, answerHousehold),
  calculator('itinerary', itineraryFields, itineraryDefaults, answerItinerary),
  calculator('platinum request', requestFields(upgrades.map(({ id }) => id)), requestDefaults, (state) =>
    answerRequest(found(upgrades, state.flight), state),
  ),
  calculator('points to dollars', pointsToDollarsFields, pointsToDollarsDefaults, ({ points }) => [
    listSpendingOptions(points),
    listReach(points),
  ]),
  calculator('release clock', clockFields, clockDefaults, answerClock),
  calculator('status credits', statusFields(earning.map(({ id }) => id)), statusDefaults, (state) =>
    answerStatus(earning, state),
  ),
  calculator('upgrade', upgradeFields(upgrades.map(({ id }) => id)), upgradeDefaults, (state) =>
    answerUpgrade(found(upgrades, state.flight), state),
  ),
  calculator('which price', whichFields, whichDefaults, answerWhich),
  calculator('wine', wineFields, wineDefaults, answerWine),
  calculator('Qantas flights', cities(['singapore', 'london']), flyDefaults, (state) =>
    answerFly(findQantasPair(state.from, state.to)?.routings ?? [], state),
  ),
  calculator('Velocity flights', cities(['singapore', 'london']), flyDefaults, (state) =>
    answerVelocityFly(velocityPairs.find(state.from, state.to)?.routings ?? [], state),
  ),
  calculator('Velocity status', velocityStatusFields, velocityStatusDefaults, answerVelocityStatus),
  calculator(
    'Velocity upgrade',
    velocityUpgradeFields(velocityUpgrades.map(({ id }) => id)),
    velocityUpgradeDefaults,
    (state) => answerVelocityUpgrade(found(velocityUpgrades, state.flight), state),
  ),
  calculator('Velocity worth', pointsToDollarsFields, pointsToDollarsDefaults, ({ points }) => [
    velocityUses(points),
    krisflyerFor(points),
    boughtFor(points),
  ]),
]

it.each(['tests/unit/lib/calculators/bad-input.test.ts', 'tests/fuzz/targets/page-parameters.ts'])(
  '%s names the fields of every calculator',
  (list) => {
    const own = readFileSync(list, 'utf8')
    const files = readdirSync('lib/calculators', { recursive: true, encoding: 'utf8' }).filter(
      // These two define the kinds of fields, and belong to no calculator.
      (file) => file.endsWith('.ts') && !['fields.ts', 'read-fields.ts'].includes(file),
    )
    const named = files.flatMap((file) => {
      const text = readFileSync(`lib/calculators/${file}`, 'utf8')
      return [...text.matchAll(/export (?:const|function) (\w+Fields)\b/g)].map(([, name = '']) => name)
    })
    const missing = named.filter((name) => !new RegExp(`\\b${name}\\b`).test(own))
    expect(missing).toEqual([])
  },
)

const nasty = [
  '',
  '-1',
  '1e309',
  '-0',
  'NaN',
  'Infinity',
  '0x10',
  '1.001',
  'text',
  '__proto__',
  '%00',
  'x'.repeat(10_240),
]
const text = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ maxLength: 40 }),
  fc.integer().map(String),
  fc.float().map(String),
)

/** Every number inside an answer. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(numbersIn)
}

describe.each(calculators.map((one) => [one.name, one] as const))('%s', (_name, { fields, defaults, answer }) => {
  const names = Object.keys(fields)
  const input = fc.dictionary(fc.constantFrom(...names), text)

  it('answers any address with finite figures', () => {
    fc.assert(
      fc.property(input, (given) => {
        const numbers = numbersIn(answer(new URLSearchParams(given)))
        expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('uses the default for a value it cannot read, and reports the value', () => {
    for (const name of names) {
      for (const given of ['1e309', 'x'.repeat(10_240), '-1']) {
        const params = new URLSearchParams({ [name]: given })
        expect(readState(params, fields as Fields<Record<string, unknown>>, { ...defaults })).toEqual({ ...defaults })
        expect(findBadValues(fields, params).map((bad) => bad.name)).toEqual([name])
      }
    }
  })
})

describe('slugs', () => {
  const segments = fc.array(fc.oneof(text, fc.constantFrom('sydney', 'singapore', '50000')), { maxLength: 4 })
  const known = new Set([...velocityPairs.slugs()])

  it('are found where they exist and nowhere else', () => {
    fc.assert(
      fc.property(segments, (given) => {
        expect(velocityPairs.findSlug(given) !== undefined).toBe(known.has(given.join('/')) && !given.includes(''))
        expect(() => findQantasFlySlug(given)).not.toThrow()
        const amount = findAmountSlug(given)
        expect(amount === undefined || (given.length === 1 && String(amount) === given[0])).toBe(true)
      }),
    )
  })
})
