import type { AlertSettings } from '../../../lib/alerts/alert.ts'
import type { RowState, SeatChange } from '../../../lib/availability/compare-cells.ts'
import { addDays, dateOf, epochDay } from '../../../lib/core/dates.ts'
import { allAirports } from '../../../lib/network/airports.ts'

/** Alerts and openings like those of members and ingests; a number gives the same one in every run. */

export const today = '2026-11-21'
const first = epochDay(today)

const home = ['SYD', 'MEL', 'BNE', 'PER', 'ADL', 'CNS', 'OOL', 'CBR']
/** Destinations that only the first alerts ask for, however many alerts there are. */
const quiet = ['africa', 'south-america', 'pacific']
const abroad = allAirports.filter(({ country }) => country !== 'AU')
const LONELY = abroad.filter(({ region }) => quiet.includes(region)).map(({ iata }) => iata)
const BUSY = abroad.filter(({ region }) => !quiet.includes(region)).map(({ iata }) => iata)
/** How many alerts ask for routes that few others want. */
export const LONELY_ALERTS = 5_000

/** A random generator seeded with a number: integers from 0 to `sides` - 1. */
function die(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1
  return (sides: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % sides
  }
}

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item

/** Picks an item, the first ones of the list more often. */
function liked(items: readonly string[], roll: (sides: number) => number): string {
  return pick(items, Math.floor((roll(1000) / 1000) ** 2 * items.length))
}

/** The path of an alert, as long as a real one: a member's id has 28 characters. */
export function pathOf(number: number): string {
  return `users/m${String(number).padStart(27, '0')}/alerts/00`
}

const origins = [['country:AU'], ['region:australia'], ['SYD', 'MEL', 'BNE']]
const wide = [['region:asia'], ['region:europe'], ['region:north-america'], ['country:JP'], ['country:US']]

export function alertAt(number: number): AlertSettings {
  const roll = die(number)
  const isLonely = number < LONELY_ALERTS
  const start = addDays(today, roll(300))
  const days = pick([7, 14, 14, 30, 60, 90, 90, 180, 330, 330], roll(10))
  return {
    programs: pick([['qantas'], ['qantas'], ['velocity'], ['qantas', 'velocity']] as const, roll(4)).slice(),
    from: roll(10) < 8 ? [pick(home, Math.floor((roll(100) / 100) ** 2 * home.length))] : pick(origins, roll(3)),
    to: isLonely ? [pick(LONELY, roll(1000))] : roll(100) < 95 ? [liked(BUSY, roll)] : pick(wide, roll(5)),
    dates: { start, end: addDays(start, days) },
    weekdays: roll(10) === 0 ? [5, 6, 0] : [],
    cabins: pick([['J'], ['J'], ['F', 'J'], ['Y'], ['J', 'W', 'Y']] as const, roll(5)).slice(),
    seats: pick([1, 1, 1, 2, 2, 2, 2, 4], roll(8)),
    split: roll(50) === 0,
    direct: roll(4) === 0,
    carriers: roll(20) === 0 ? ['QF'] : [],
    maxPoints: roll(2) === 0 ? null : 60_000 + roll(8) * 15_000,
    maxCharges: roll(10) === 0 ? 500 : null,
    stay: roll(20) === 0 ? { min: 7, max: 21 } : null,
    holding: null,
    quiet: null,
    channels: ['email'],
    paused: false,
  }
}

function rowStateOf(seats: number, points: number): RowState {
  return { seats, points, offers: [{ seats, points, charges: 30_000, carriers: ['QF'], departs: 600 }] }
}

/** One opening: on a busy route, or on one of those that only the first alerts ask for. */
export function openingAt(number: number, isLonely: boolean): SeatChange {
  const roll = die(number + 7_000_000)
  const seats = 1 + roll(4)
  return {
    program: pick(['qantas', 'qantas', 'velocity'] as const, roll(3)),
    from: pick(home, roll(home.length)),
    to: pick(isLonely ? LONELY : BUSY, roll(1000)),
    date: dateOf(first + roll(340)),
    cabin: pick(['J', 'J', 'Y', 'W', 'F'] as const, roll(5)),
    direct: roll(2) === 0,
    before: seats === 1 ? { seats: 0, points: null, offers: [] } : rowStateOf(seats - 1, 90_000),
    after: rowStateOf(seats, 80_000),
    source: { kind: 'file', name: 'bench' },
    seenAt: `${today}T00:00:00.000Z`,
  }
}
