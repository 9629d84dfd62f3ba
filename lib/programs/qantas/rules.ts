import type { Cabin } from '../../core/cabin.ts'
import type { NotPublished } from '../../core/provenance.ts'
import type { ProgramRules, RewardLetter, RewardPrice } from '../descriptor.ts'
import { priceByMiles, priceClassicReward } from './classic-reward.ts'
import { accountTable, feeTable } from './data/account-data.ts'
import bookingClasses from './data/booking-classes.json' with { type: 'json' }
import cashPart from './data/cash-part.json' with { type: 'json' }
import { classicRewardTables } from './data/classic-reward-tables.ts'
import { oneworldRules, oneworldTables } from './data/oneworld-tables.ts'
import { platinumRequestTable } from './data/platinum-request-data.ts'
import { releaseHourTable, releaseTable } from './data/release-data.ts'
import { pointsClubTable, statusChanges2026, statusTable } from './data/status-data.ts'
import { tripRules } from './data/trip-rules.ts'
import { bidNow, upgradeRules, upgradeTable } from './data/upgrade-data.ts'
import { classicPlusTable, valueTable } from './data/value-data.ts'
import { partnerEarn, qantasEarn } from './earn-table.ts'
import { priceJourney } from './trip-price.ts'

/** Adapts the price of a Classic Flight Reward, which does not vary with demand. */
function fixedPrice<Price extends { status: 'published'; points: number }>(price: Price | NotPublished) {
  if (price.status === 'not-published') return price
  const { points } = price
  return { ...price, points: { low: points, high: points }, amounts: [points], fixed: true }
}

/**
 * The booking class that Qantas upgrades are confirmed in, which is that of its business reward seats, with its
 * sources.
 */
const upgradeLetter = {
  carrier: 'QF',
  code: 'U',
  asOf: '2016-09-06',
  confidence: 'confirmed',
  sources: [
    'https://australianfrequentflyer.com.au/community/threads/booking-classes.6128',
    'https://australianfrequentflyer.com.au/community/threads/how-often-does-qantas-release-new-award-seats.5122',
    'https://pointsfromthepacific.boardingarea.com/2016/09/06/understanding-fare-buckets-and-fare-codes/',
  ],
} as const

/**
 * The cabins that a list of booking classes stands for, highest first. Three classes leave out premium economy; two
 * leave out First as well.
 */
const ladders: Record<number, readonly Cabin[]> = { 4: ['F', 'J', 'W', 'Y'], 3: ['F', 'J', 'Y'], 2: ['J', 'Y'] }

/** The fare families in which rewards and Classic Plus are sold; every other family is Points Plus Pay. */
const rewardFamilies = /^ACE(ECO|PRM|BUS|FIR)$/i

/** Classic Flight Rewards, priced by the tables in data/. */
export const qantasRules: ProgramRules = {
  priceFlight: (flight) => fixedPrice(priceClassicReward(flight)),
  priceMiles: (journey) => fixedPrice(priceByMiles(journey)),
  priceTrip(segments, bookedOn) {
    const price = priceJourney([segments], bookedOn)
    if (price.status === 'not-published') return price
    const [part] = price.trips[0]?.parts ?? []
    if (part === undefined) throw new RangeError('A priced journey has a part.')
    const { zone, miles, table } = part
    return fixedPrice({ status: 'published', points: price.points, zone, miles, table }) as RewardPrice
  },
  classifyBrand: (brand) => (rewardFamilies.test(brand) ? null : 'dynamic'),
  bookingClasses,
  findRewardLetters(carrier) {
    const listed: Readonly<Record<string, string>> = releaseTable.rewardBookingClasses
    const codes = listed[carrier]?.split('/') ?? []
    const ladder = ladders[codes.length] ?? []
    const letters = codes.flatMap((code, at): RewardLetter[] => {
      const cabin = ladder[at]
      return cabin ? [{ code, cabin, isUpgrade: carrier === upgradeLetter.carrier && code === upgradeLetter.code }] : []
    })
    return {
      letters,
      sources: [
        ...(letters.length > 0 ? [{ title: releaseTable.title, provenance: releaseTable }] : []),
        ...(carrier === upgradeLetter.carrier
          ? [{ title: 'The upgrade letter of Qantas', provenance: upgradeLetter }]
          : []),
      ],
    }
  },
  tables: [
    ['classic-reward-tables.ts', Object.values(classicRewardTables)],
    ['trip-rules.ts', [{ ...tripRules, id: 'trip-rules', title: 'How Trips are priced' }]],
    [
      'oneworld-tables.ts',
      [...oneworldTables, { ...oneworldRules, id: 'oneworld-rules', title: 'oneworld Classic Reward rules' }],
    ],
    ['booking-classes.json', [bookingClasses]],
    ['cash-part.json', [cashPart]],
    ['upgrade-data.ts', [upgradeTable, { ...upgradeRules, id: 'upgrade-rules' }, { ...bidNow, id: 'bid-now' }]],
    ['earn-qantas.json', [{ ...qantasEarn, id: 'earn-qantas' }]],
    ['earn-partner.json', [{ ...partnerEarn, id: 'earn-partner', checkedOn: partnerEarn.asOf }]],
    ['status-data.ts', [statusTable, { ...statusChanges2026, id: 'status-changes-2026' }, pointsClubTable]],
    ['value-data.ts', [valueTable, classicPlusTable]],
    ['release-data.ts', [releaseTable, releaseHourTable]],
    ['platinum-request-data.ts', [platinumRequestTable]],
    ['account-data.ts', [accountTable, feeTable]],
  ],
}
