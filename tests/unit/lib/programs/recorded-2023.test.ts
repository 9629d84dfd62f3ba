import '../../../../lib/network/world-airports.ts'
import { describe, expect, test } from 'vitest'
import type { Cabin } from '../../../../lib/core/cabin.ts'
import { priceJourney } from '../../../../lib/programs/qantas/trip-price.ts'
import type { Segment } from '../../../../lib/programs/segment.ts'
import { priceVelocityTrip } from '../../../../lib/programs/velocity/trip-price.ts'

/**
 * What the two programs charged one adult in searches of 2023 that are not among our recordings
 * (github.com/vardanyan1/million: Sydney to Hong Kong, Tokyo, New York, Los Angeles and Rome), each kind of option once.
 */
function flights(text: string): Segment[] {
  return text.split(', ').map((flight) => {
    const [carrier = '', pair = '', cabin = ''] = flight.split(' ')
    const [from = '', to = ''] = pair.split('-')
    return { carrier, from, to, cabin: cabin as Cabin }
  })
}

describe('Qantas, searched on 26 May 2023', () => {
  test.each([
    ['CX SYD-HKG Y', 30_200],
    ['CX SYD-HKG W', 59_000],
    ['CX SYD-HKG J', 75_000],
    ['QF SYD-HKG Y', 25_200],
    ['QF SYD-HKG J', 68_400],
    ['QF SYD-MEL Y, QF MEL-HKG Y', 31_500],
    ['JQ SYD-MEL Y, QF MEL-HKG Y', 31_500],
    ['JQ SYD-AVV Y, QF MEL-HKG Y', 31_500],
    ['JQ SYD-AVV Y, CX MEL-HKG W', 65_400],
    ['JQ SYD-MEL Y, CX MEL-HKG Y', 36_600],
    ['JQ SYD-BNE Y, CX BNE-HKG Y', 36_600],
    ['JQ SYD-MEL Y, CX MEL-HKG W', 65_400],
    ['QF SYD-MEL Y, CX MEL-HKG Y', 38_200],
    ['QF SYD-MEL Y, CX MEL-HKG W', 67_000],
    ['QF SYD-MEL J, CX MEL-HKG Y', 48_600],
    ['QF SYD-MEL J, CX MEL-HKG W', 77_400],
    ['QF SYD-AKL Y, CX AKL-HKG Y', 55_800],
    ['QF SYD-AKL Y, CX AKL-HKG J', 108_000],
    ['QF SYD-AKL J, CX AKL-HKG W', 112_300],
    ['QF SYD-CGK J, CX CGK-HKG Y', 77_000],
    ['QF SYD-SIN W, CX SIN-HKG J', 95_100],
    ['BA SYD-SIN Y, CX SIN-HKG J', 74_000],
    ['BA SYD-SIN W, CX SIN-HKG J', 102_800],
    ['MH SYD-KUL Y, CX KUL-HKG Y', 50_200],
    ['MH SYD-KUL J, CX KUL-HKG Y', 95_000],
    ['MH SYD-KUL J, MH KUL-HKG J', 90_000],
    ['CI SYD-TPE Y, CX TPE-HKG Y', 40_200],
    ['CI SYD-TPE Y, CX TPE-HKG W', 46_000],
    ['CI SYD-TPE Y, CX TPE-HKG J', 50_200],
    ['CI SYD-TPE W, CX TPE-HKG W', 74_800],
    ['CI SYD-TPE W, CX TPE-HKG J', 79_000],
    ['QF SYD-BNE Y, CI BNE-TPE W, CX TPE-HKG W', 82_800],
  ])('%s', (text, points) => {
    expect(priceJourney([flights(text)], '2023-05-26')).toMatchObject({ points })
  })
})

describe('Qantas, searched on 7 June 2023', () => {
  test.each([
    ['QF SYD-HND Y', 31_500],
    ['QF SYD-HND J', 82_000],
    ['JL SYD-HND Y', 37_800],
    ['JL SYD-HND W', 70_800],
    ['JL SYD-HND J', 90_000],
    ['QF SYD-BNE J, QF BNE-HND J', 82_000],
    ['JQ SYD-MEL Y, QF MEL-HND Y', 31_500],
    ['QF SYD-MEL Y, QF MEL-BNE Y, QF BNE-HND Y', 31_500],
    ['QF SYD-ADL Y, QF ADL-MEL Y, QF MEL-HND Y', 37_600],
    ['QF SYD-BNE J, QF BNE-MEL J, QF MEL-HND J', 94_900],
    ['QF SYD-HNL Y, JL HNL-HND W', 90_500],
    ['QF SYD-BKK Y, JL BKK-HND F', 115_000],
    ['JQ SYD-SGN Y, JL SGN-HND Y', 46_000],
    ['JQ SYD-SGN J, JL SGN-HND Y', 75_800],
    ['CI SYD-TPE Y, CI TPE-KIX Y, JL ITM-HND Y', 47_800],
    ['CI SYD-TPE J, CI TPE-KIX J, JL KIX-HND J', 110_000],
    ['CI SYD-TPE W, CI TPE-KIX J, JL KIX-HND J', 109_000],
    ['CI SYD-TPE W, CI TPE-KIX J, JL ITM-HND Y', 99_000],
    ['CI SYD-TPE Y, JL TSA-HND Y', 50_200],
    ['CI SYD-TPE W, JL TSA-HND J', 102_800],
    ['CI SYD-TPE J, JL TSA-HND J', 118_800],
  ])('%s', (text, points) => {
    expect(priceJourney([flights(text)], '2023-06-07')).toMatchObject({ points })
  })

  test.each([
    ['JQ SYD-BNE Y, QF BNE-HND J', 74_800, 82_000],
    ['JQ SYD-MEL Y, QF MEL-HND J', 88_400, 82_000],
    ['JQ SYD-BNE Y, QF BNE-MEL J, QF MEL-HND J', 101_300, 94_900],
  ])('%s costs the lower of %i in an economy search and %i in a business search', (text, economy, business) => {
    expect(priceJourney([flights(text)], '2023-06-07')).toMatchObject({ points: Math.min(economy, business) })
  })
})

describe('Velocity, searched in August 2023', () => {
  test.each([
    ['EY SYD-AUH Y, EY AUH-JFK Y', 75_000],
    ['EY SYD-AUH J, EY AUH-JFK J', 139_000],
    ['SQ SYD-SIN W, SQ SIN-JFK W', 112_500],
    ['QR SYD-DOH Y, QR DOH-JFK Y', 75_000],
    ['VA SYD-BNE Y, QR BNE-DOH Y, QR DOH-JFK Y', 82_800],
    ['VA SYD-PER Y, QR PER-DOH Y, QR DOH-JFK Y', 92_800],
    ['UA SYD-LAX Y', 44_800],
    ['UA SYD-LAX J', 95_500],
    ['UA SYD-SFO Y, UA SFO-LAX Y', 44_800],
    ['UA SYD-SFO Y, UA SFO-FAT Y, UA FAT-LAX Y', 44_800],
    ['UA SYD-SFO Y, UA SFO-SAN Y, UA SAN-LAX Y', 44_800],
    ['UA SYD-SFO Y, UA SFO-BOI Y, UA BOI-LAX Y', 54_800],
    ['VA SYD-MEL Y, UA MEL-LAX Y', 44_800],
    ['VA SYD-MEL J, UA MEL-LAX J', 95_500],
    ['VA SYD-BNE Y, UA BNE-SFO Y, UA SFO-LAX Y', 44_800],
    ['VA SYD-MEL Y, UA MEL-SFO Y, UA SFO-LAX Y', 54_800],
    ['VA SYD-OOL J, VA OOL-MEL J, UA MEL-LAX J', 111_500],
    ['SQ SYD-SIN Y, SQ SIN-LAX Y', 75_000],
    ['QR SYD-DOH Y, QR DOH-LAX Y', 75_000],
    ['VA SYD-BNE Y, QR BNE-DOH Y, QR DOH-LAX Y', 82_800],
    ['VA SYD-ADL Y, QR ADL-DOH Y, QR DOH-LAX Y', 86_800],
    ['UA SYD-SFO Y, UA SFO-FCO Y', 59_800],
    ['QR SYD-DOH Y, QR DOH-FCO Y', 75_000],
    ['VA SYD-PER Y, QR PER-DOH Y, QR DOH-FCO Y', 73_800],
    ['VA SYD-ADL Y, QR ADL-DOH Y, QR DOH-FCO Y', 86_800],
    ['VA SYD-MEL Y, EY MEL-AUH Y, EY AUH-FCO Y', 82_800],
    ['VA SYD-MEL Y, UA MEL-SFO Y, UA SFO-FCO Y', 59_800],
    ['VA SYD-MEL Y, UA MEL-LAX Y, UA LAX-ORD Y, UA ORD-FCO Y', 59_800],
  ])('%s', (text, points) => {
    expect(priceVelocityTrip(flights(text), '2023-08-16')).toMatchObject({ points: { low: points, high: points } })
  })
})
