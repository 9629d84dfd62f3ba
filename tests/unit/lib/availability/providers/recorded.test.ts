import { describe, expect, it } from 'vitest'
import { readAll } from './reading.ts'

const HEAD =
  'Origin Code,Destination Code,Connection Airport Codes,Departure Date,Arrival Date,Cabin Type,RBD,Points Per Adult,Tax Per Adult,Flight Duration(s),StopOvers,Transition Time,Aircraft Details,Equipment,Remaining Seats,Designated Class,Source,TimeStamp'
const DIRECT =
  'SYD,SIN,Direct flight,2023-11-19 16:30:00,2023-11-19 21:30:00,PremiumEconomy,P,59000,$292.35,08h 00m,0,00h 00m,BA16(British Airways),-,-,PremiumEconomy,QF,2023-11-19 00:34:46'
const MIXED =
  'SYD,LHR,"SYD-MEL, MEL-DOH, DOH-LHR","2023-08-20 07:00:00, 2023-08-20 10:55:00, 2023-08-21 02:30:00","2023-08-20 08:35:00, 2023-08-20 18:30:00, 2023-08-21 06:55:00","Economy, Business, Business","X, U, U",139000,"$1,162.48","01h 35m, 14h 35m, 10h 25m",2,"02h 20m, 04h 00m","VA808(Virgin Australia), QR905(Qatar), QR1(Qatar)","Boeing 737-800, -, Airbus A380-800",12,Business,VA,2023-08-17 17:44:08'

describe('recorded searches', () => {
  it('reads a direct option with its flight, class, points and charges', async () => {
    const { observations, rejects } = await readAll(`${HEAD}\r\n${DIRECT}\r\n`)
    expect(rejects).toEqual([])
    expect(observations).toEqual([
      {
        program: 'qantas',
        from: 'SYD',
        to: 'SIN',
        date: '2023-11-19',
        cabin: 'W',
        seats: null,
        points: 59_000,
        charges: { minor: 29_235, currency: 'AUD' },
        carriers: ['BA'],
        direct: true,
        sectors: [
          {
            from: 'SYD',
            to: 'SIN',
            carrier: 'BA',
            flight: 'BA16',
            departs: '2023-11-19T16:30',
            arrives: '2023-11-19T21:30',
            aircraft: null,
            cabin: 'W',
            bookingClass: 'P',
          },
        ],
        source: { kind: 'file', name: 'x.csv' },
        seenAt: '2023-11-19T00:34:46.000Z',
      },
    ])
  })

  it('keeps the cabin of each flight separate from the cabin of the option', async () => {
    const { observations } = await readAll(`${HEAD}\n${MIXED}\n`)
    const [option] = observations
    expect(option).toMatchObject({
      program: 'velocity',
      cabin: 'J',
      seats: 9,
      direct: false,
      carriers: ['VA', 'QR'],
      charges: { minor: 116_248, currency: 'AUD' },
    })
    expect(option?.sectors?.map(({ flight, cabin, aircraft }) => [flight, cabin, aircraft])).toEqual([
      ['VA808', 'Y', 'Boeing 737-800'],
      ['QR905', 'J', null],
      ['QR1', 'J', 'Airbus A380-800'],
    ])
  })

  it('reads other headings, codes, delimiters and written dates', async () => {
    const head = [
      'Origin',
      'Destination',
      'Legs',
      'Departure',
      'Arrival',
      'Cabin Class',
      'Points per Adult',
      'Tax',
      'Flights',
      'Seats Left',
      'Program',
      'Time Stamp',
    ]
    const row = [
      'SYD',
      'SIN',
      'Direct',
      '03 MAY 2023 16:30',
      '03 MAY 2023 21:30',
      'ACEBUS',
      '75,000',
      '$292.3',
      'QF1',
      '2',
      'Qantas',
      '02 May 2023 10:00',
    ]
    const { observations, rejects } = await readAll(`\uFEFF${head.join('\t')}\n${row.join('\t')}\n`)
    expect(rejects).toEqual([])
    expect(observations[0]).toMatchObject({
      date: '2023-05-03',
      cabin: 'J',
      points: 75_000,
      seats: 2,
      charges: { minor: 29_230, currency: 'AUD' },
      seenAt: '2023-05-02T10:00:00.000Z',
    })
    expect(observations[0]?.sectors?.[0]).toMatchObject({ departs: '2023-05-03T16:30', flight: 'QF1' })
  })

  it('derives the cabin of each flight from its booking class if only the searched cabin is named', async () => {
    const head = 'Origin;Destination;Legs;Departure;Arrival;Cabin Type;RBD;Points;Flights;Source;Time Stamp'
    const times = '07 JUN 2023 09:00, 07 JUN 2023 12:00;07 JUN 2023 10:35, 07 JUN 2023 21:00'
    const row = `SYD;HND;SYD-MEL, MEL-HND;${times};ACEECO;X, U;90000;QF409, QF79;QF;2023-06-06 10:00`
    const { observations, rejects } = await readAll(`${head}\n${row}\n`)
    expect(rejects).toEqual([])
    expect(observations[0]?.cabin).toBe('Y')
    expect(observations[0]?.sectors?.map(({ flight, cabin }) => [flight, cabin])).toEqual([
      ['QF409', 'Y'],
      ['QF79', 'J'],
    ])
  })

  it('leaves out the flights if only dates are known', async () => {
    const { observations } = await readAll(
      'origin,destination,departure,cabin,points,program,timestamp\nSYD,SIN,03 MAY 2023,ACEECO,25200,VA,2023-05-01 00:00:00\n',
    )
    expect(observations[0]).toMatchObject({
      program: 'velocity',
      date: '2023-05-03',
      cabin: 'Y',
      sectors: null,
      direct: true,
      seats: null,
      charges: null,
    })
  })

  it.each([
    ['points', '59000', 'lots', 'points: "lots" is not a whole number'],
    ['the cabin', 'PremiumEconomy,QF', 'Steerage,QF', 'cabin: "Steerage" is not a cabin'],
    ['the program', ',QF,', ',AA,', 'program: "AA" is not QF or VA'],
    ['charges', '$292.35', 'USD 20', 'charges: "USD 20" is not an amount'],
    ['the date', '2023-11-19 16:30:00', '19/11/23', 'departs: "19/11/23" is not a date'],
    ['a day that does not exist', '2023-11-19 16:30:00', '2023-02-30 16:30:00', 'date'],
    ['no seats', '-,-,Premium', '-,0,Premium', 'seats: "0" is not a number of seats or -'],
    ['the flight', 'BA16(British Airways)', 'sixteen', 'flights: "sixteen" is not a flight'],
    ['the airport', 'SYD,SIN', 'Sydney,SIN', 'from: an airport code is three capital letters'],
    ['missing cells', ',0,00h 00m', '', '16 cells where the heading has 18'],
    ['a lost quote', 'Direct flight', '"Direct flight', 'a quote is never closed'],
    [
      'legs without times',
      'Direct flight',
      '"SYD-KUL, KUL-SIN"',
      'flights: "BA16(British Airways)" is not one value for each of 2 legs',
    ],
  ])('reports a row with bad %s and reads on', async (_, good, bad, reason) => {
    const { observations, rejects } = await readAll(`${HEAD}\n${DIRECT.replace(good, bad)}\n${MIXED}\n`)
    expect(observations).toHaveLength(1)
    expect(rejects).toHaveLength(1)
    expect(rejects[0]?.line).toBe(2)
    expect(rejects[0]?.reason).toContain(reason)
  })

  it('reports which columns are missing', async () => {
    const { rejects } = await readAll('a,b,c\n1,2,3\n')
    expect(rejects).toEqual([
      { line: 1, reason: 'no column for from, to, departs, points, program, seenAt, cabin among "a", "b", "c"' },
    ])
  })
})
