import { describe, expect, it } from 'vitest'
import { readAll } from './reading.ts'

const leg = (from: string, to: string, flight: string, departs: string, arrives: string) => ({
  ...{ origin: { code: from, name: from }, destination: { code: to, name: to } },
  ...{ departsAt: `${departs}:00`, arrivesAt: `${arrives}:00`, duration: '1h' },
  ...{ flightNumber: flight, airlineCode: flight.slice(0, 2), operatedBy: 'somebody', equipment: 'A330' },
})
const offer = (points: number, more: object = {}) => ({
  ...{ cabinClass: 'Economy', points, seats: 6, tax: 290.5, currency: 'AU$', rbd: 'X', isDynamicPricing: false },
  ...more,
})
const flight = (more: object = {}) => ({
  ...{ id: 1, origin: { code: 'SYD' }, destination: { code: 'SIN' }, stopovers: 0 },
  ...{
    departsAt: '2027-06-01T16:10:00',
    arrivesAt: '2027-06-01T22:25:00',
    lastSeenAt: '2026-07-13 06:44:05.746236+00',
  },
  cabins: { Economy: offer(29_000), PremiumEconomy: null, Business: null, First: null },
  legs: [leg('SYD', 'SIN', 'QF1', '2027-06-01T16:10', '2027-06-01T22:25')],
  ...more,
})
const answer = (...flights: object[]) => JSON.stringify({ flights, pagination: { page: 1 } })
const har = (...bodies: { text?: string; encoding?: string }[]) =>
  JSON.stringify({
    log: {
      version: '1.2',
      entries: bodies.map((content) => ({
        request: {
          url: 'https://example.test/?token=secret-token',
          headers: [{ name: 'Cookie', value: 'session=secret-cookie' }],
        },
        response: { status: 200, headers: [{ name: 'Set-Cookie', value: 'secret-cookie' }], content },
      })),
    },
  })

describe('an answer of the program\u2019s own finder, saved by a browser', () => {
  it('gives each cabin of each flight, with its sectors and booking classes', async () => {
    const via = flight({
      ...{ destination: { code: 'FRA' } },
      cabins: {
        ...{ Economy: offer(76_100, { rbd: 'X, X', tax: 709 }), PremiumEconomy: null, First: null },
        Business: offer(182_900, { rbd: 'U, U', seats: 1, tax: 709 }),
      },
      legs: [
        leg('SYD', 'CMB', 'UL607', '2027-06-01T16:10', '2027-06-01T22:25'),
        leg('CMB', 'FRA', 'UL557', '2027-06-02T00:10', '2027-06-02T07:10'),
      ],
    })
    const { observations, rejects } = await readAll(answer(via))
    expect(rejects).toEqual([])
    expect(observations).toMatchObject([
      {
        cabin: 'Y',
        seats: 6,
        points: 76_100,
        direct: false,
        charges: { minor: 70_900, currency: 'AUD' },
        fare: 'reward',
      },
      { cabin: 'J', seats: 1, points: 182_900, carriers: ['UL'], seenAt: '2026-07-13T06:44:05.746Z' },
    ])
    expect(observations[1]?.sectors).toMatchObject([
      { flight: 'UL607', from: 'SYD', to: 'CMB', departs: '2027-06-01T16:10', bookingClass: 'U', aircraft: 'A330' },
      { flight: 'UL557', arrives: '2027-06-02T07:10', bookingClass: 'U' },
    ])
  })

  it('distinguishes Classic Plus from a reward seat by the page\u2019s own flag', async () => {
    const plus = flight({ cabins: { Economy: offer(51_000, { rbd: 'Q', isDynamicPricing: true }) } })
    expect((await readAll(answer(flight(), plus))).observations.map(({ fare }) => fare)).toEqual(['reward', 'dynamic'])
  })

  it('converts the points and charges of a party to those of one adult if the table shows so', async () => {
    const two = flight({ cabins: { Economy: offer(58_000, { tax: 581 }) } })
    expect((await readAll(answer(two))).observations).toMatchObject([
      { points: 29_000, charges: { minor: 29_050, currency: 'AUD' } },
    ])
  })

  it('reads every answer of a HAR file, and nothing else of it', async () => {
    const other = flight({ lastSeenAt: '2026-07-14 06:44:05.746236+00' })
    const bodies = [
      { text: '<html>secret-page</html>' },
      { text: answer(flight()) },
      { text: Buffer.from(answer(flight(), other)).toString('base64'), encoding: 'base64' },
      {},
    ]
    const { observations, duplicates } = await readAll(har(...bodies))
    expect(observations).toHaveLength(2)
    expect(duplicates).toBe(1)
    expect(JSON.stringify(observations)).not.toContain('secret')
  })

  it('reports what is wrong with a flight, and reads on', async () => {
    const { observations, rejects } = await readAll(answer(flight({ legs: [] }), { id: 3 }, flight()))
    expect(observations).toHaveLength(1)
    expect(rejects.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('legs'),
      expect.stringContaining('origin'),
    ])
  })

  it('reports a file that contains no answer, or is cut off', async () => {
    expect((await readAll(har({ text: '{}' }))).rejects[0]?.reason).toContain('save the HAR again')
    expect((await readAll(answer(flight()).slice(0, -5))).rejects[0]?.reason).toContain('broken JSON')
  })
})
