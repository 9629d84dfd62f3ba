import { describe, expect, it } from 'vitest'
import { buildBookingLink } from '../../../../lib/search/booking-link.ts'
import { rowOf } from './rows.ts'

describe('the booking link of a row', () => {
  it('leads to Qantas’s reward finder, with a capital I between the dates', () => {
    expect(buildBookingLink(rowOf(), 2).href).toBe(
      'https://flightrewardfinder.qantas.com/?pg=1&o=SYD&d=SIN&dr=2026-12-05I2026-12-05&c=Business&p=2&st=direct',
    )
    const stops = (codes: string[] | null) =>
      buildBookingLink(rowOf({ direct: false, stops: codes, cabin: 'W' }), 1).href
    expect(stops(['MEL'])).toMatch(/&c=PremiumEconomy&p=1&st=1$/)
    expect(stops(['MEL', 'PER'])).toMatch(/&st=2$/)
    expect(stops(['MEL', 'PER', 'DRW'])).toMatch(/&st=3\+$/)
    expect(stops(null)).toMatch(/&st=1$/)
  })

  it('leads to Qantas’s search form within Australia, which the finder does not support', () => {
    const { href, note } = buildBookingLink(rowOf({ to: 'MEL' }), 4)
    expect(href).toBe(
      'https://www.qantas.com/en-au/book/flights?departureAirportCode=SYD&arrivalAirportCode=MEL&departureDate=2026-12-05&usePoints=true&tripType=O&flexibleWithDates=true&travelClass=BUS&adults=4',
    )
    expect(note).toMatch(/press search/)
  })

  it('leads to Virgin Australia’s reward results, with the month before the day', () => {
    expect(buildBookingLink(rowOf({ program: 'velocity', to: 'DOH' }), 3).href).toBe(
      'https://book.virginaustralia.com/dx/VADX/#/flight-selection?journeyType=one-way&awardBooking=true&class=First&ADT=3&CHD=0&INF=0&origin=SYD&destination=DOH&date=12-05-2026&activeMonth=12-05-2026&pos=au-en&fareType=FIXED_REWARD&cabinType=NA',
    )
  })

  it('leads to Virgin Australia within Australia too', () => {
    expect(buildBookingLink(rowOf({ program: 'velocity', to: 'MEL' }), 1).label).toBe('Book at Virgin Australia')
  })
})
