import { describe, expect, it } from 'vitest'
import { readJourney } from '../../../extension/src/journey.ts'

const none = () => null
const read = (address: string, fields: (name: string) => string | null = none) => readJourney(new URL(address), fields)
const day = { start: '2027-03-14', end: '2027-03-14' }

describe('the journey of a booking page', () => {
  it('is read from the Flight Reward Finder', () => {
    const address =
      'https://flightrewardfinder.qantas.com/?pg=1&o=SYD,MEL&d=LAX&dr=2027-03-01I2027-03-20&c=Business&p=2'
    const journey = {
      program: 'qantas',
      from: ['SYD', 'MEL'],
      to: ['LAX'],
      start: '2027-03-01',
      end: '2027-03-20',
      seats: 2,
      cabin: 'J',
    }
    expect(read(address)).toEqual(journey)
    expect(read(address.replace('01I20', '01_20'))).toEqual(journey)
  })

  it('is read from Virgin Australia, whose dates are month first', () => {
    const journey = { program: 'velocity', from: ['MEL'], to: ['DPS'], ...day, seats: 3, cabin: null }
    for (const page of ['flight-selection', 'date-selection']) {
      const hash = `#/${page}?journeyType=one-way&awardBooking=true&class=First&ADT=2&CHD=1&INF=0&origin=MEL&destination=DPS&date=03-14-2027`
      expect(read(`https://book.virginaustralia.com/dx/VADX/${hash}`)).toEqual(journey)
    }
  })

  it('is read from the Qantas search page, and from its form', () => {
    const journey = { program: 'qantas', from: ['SYD'], to: ['LHR'], ...day, seats: 1, cabin: null }
    expect(
      read(
        'https://www.qantas.com/en-au/book/flights?departureAirportCode=SYD&arrivalAirportCode=LHR&departureDate=2027-03-14&adults=1',
      ),
    ).toEqual(journey)
    const fields: Record<string, string> = { depAirports: 'SYD', destAirports: 'LHR', travelDates: '202703140000' }
    expect(
      read('https://book.qantas.com/qf-booking/dyn/air/tripflow.redirect', (name) => fields[name] ?? null),
    ).toEqual(journey)
  })

  it('is null if a route or day is missing, invalid or too broad, or the site is another', () => {
    for (const address of [
      'https://flightrewardfinder.qantas.com/',
      'https://flightrewardfinder.qantas.com/?o=SYD&d=*&dr=2027-03-01I2027-03-20',
      'https://flightrewardfinder.qantas.com/?o=SYD&d=;EU&dr=2027-03-01I2027-03-20',
      'https://flightrewardfinder.qantas.com/?o=SYD&d=LAX&dr=2027-03-20I2027-03-01',
      'https://book.virginaustralia.com/dx/VADX/#/flight-selection?origin=MEL&destination=DPS&date=14-03-2027',
      'https://book.qantas.com/qf-booking/',
      'https://example.org/?o=SYD&d=LAX&dr=2027-03-01I2027-03-20',
    ]) {
      expect(read(address), address).toBeNull()
    }
  })
})

describe('the cabin shown on a booking page', () => {
  const finder = (cabin: string) =>
    read(`https://flightrewardfinder.qantas.com/?o=SYD&d=LAX&dr=2027-03-01I2027-03-20&c=${cabin}`)?.cabin
  const search = (cabin: string) =>
    read(
      `https://www.qantas.com/en-au/book/flights?departureAirportCode=SYD&arrivalAirportCode=LHR&departureDate=2027-03-14&travelClass=${cabin}`,
    )?.cabin
  const virgin = (cabin: string) =>
    read(
      `https://book.virginaustralia.com/dx/VADX/#/flight-selection?origin=MEL&destination=DPS&date=03-14-2027&class=${cabin}`,
    )?.cabin

  it('is read from each page’s own terms', () => {
    expect(['Economy', 'PremiumEconomy', 'Business', 'First'].map(finder)).toEqual(['Y', 'W', 'J', 'F'])
    expect(['ECO', 'PRM', 'BUS', 'FIR'].map(search)).toEqual(['Y', 'W', 'J', 'F'])
    expect(['Economy', 'Premium', 'Business'].map(virgin)).toEqual(['Y', 'W', 'J'])
  })

  it('is null if a page shows several cabins, none, or an unknown term', () => {
    expect(virgin('First')).toBeNull()
    expect(['', 'Economy,Business', 'constructor', 'Suites'].map(finder)).toEqual([null, null, null, null])
  })

  it('is read from the form, too', () => {
    const fields: Record<string, string> = {
      depAirports: 'SYD',
      destAirports: 'LHR',
      travelDates: '202703140000',
      travelClass: 'BUS',
    }
    expect(read('https://book.qantas.com/qf-booking/', (name) => fields[name] ?? null)?.cabin).toBe('J')
  })
})
