import { describe, expect, it } from 'vitest'
import { formatShortText, formatText } from '../../../../../lib/alerts/delivery/message-content.ts'
import { renderMessage } from '../../../../../lib/alerts/delivery/render-message.ts'
import { SHOWN } from '../../../../../lib/alerts/delivery/render-openings.ts'
import type { OutboxDocument } from '../../../../../lib/alerts/outbox.ts'
import { found, freeSeats, opening } from '../../../../contract/delivery/messages.ts'

const context = { party: 2, again: new Set<never>() }
const addressOf = (path: string) => `https://pointsward.example${path}`
const digest = (count: number, more = 0): OutboxDocument => ({
  ...opening(),
  kind: 'digest',
  payload: { openings: Array.from({ length: count }, (_, at) => found({ date: `2027-02-0${at + 1}` })), more },
})

describe('the words of an opening', () => {
  it('say what, where and when in one line, and open the finder on exactly that seat', () => {
    const content = renderMessage(opening(), context)
    expect(content.subject).toBe('Sydney to Singapore, Wed 3 Feb: 2 business seats, 82,000 points each')
    expect(content.headline).toBe('2 business seats to Singapore')
    expect(content.items[0]?.title).toBe('2 business seats, Sydney to Singapore (SYD to SIN), Wed 3 Feb 2027')
    expect(content.items).toHaveLength(1)
    expect(content.path).toBe(content.items[0]?.path)
    const link = new URL(addressOf(content.path))
    expect(link.pathname).toBe('/qantas/reward-seat-finder')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      from: 'SYD',
      to: 'SIN',
      when: '2027-02-03..2027-02-03',
      seats: '2',
      cabins: 'J',
      direct: '1',
    })
  })

  it('name points, charges, airlines, what was there before, the source and when it was seen', () => {
    const facts = renderMessage(opening(), context).items[0]?.facts.join(' | ')
    expect(facts).toContain('For 2, one way: 164,000 Qantas Points | + $486.20')
    expect(facts).toContain('82,000 points each | + $243.10 each')
    expect(facts).toContain('Flown by Qantas')
    expect(facts).toContain('There were none before')
    expect(facts).toContain('Seen Fri 20 Nov 2026, 11:58 am')
    expect(facts).toContain('Sample data')
  })

  it.each([
    [1, 'There was 1 seat before'],
    [2, 'There were 2 seats before'],
    [9, 'There were 9+ seats before'],
  ])('count %i seats before', (seats, words) => {
    const message = opening({}, { before: { seats, points: 82_000 } })
    expect(renderMessage(message, context).items[0]?.facts).toContain(words)
  })

  it('invent nothing that is not published', () => {
    const content = renderMessage(opening({}, { points: null, charges: null, before: null, carriers: [] }), context)
    expect(content.items[0]?.facts.slice(0, 3)).toEqual([
      'Non-stop',
      'For 2, one way: Qantas Points shown at booking',
      '+ taxes and charges',
    ])
    expect(content.subject).toBe('Sydney to Singapore, Wed 3 Feb: 2 business seats')
  })

  it('name the table price where the source named no points, and how sure it is', () => {
    const facts = renderMessage(opening({}, { points: null }), context).items[0]?.facts
    expect(facts?.[1]).toBe('For 2, one way: 164,200 Qantas Points')
    expect(facts?.join(' ')).toContain('Points: the published price (confirmed by two).')
  })

  it('estimate charges that the source did not name, and say from when', () => {
    const seat = { to: 'DXB', charges: null, carriers: ['EK'], cabin: 'F' as const }
    const facts = renderMessage(opening({}, seat), context).items[0]?.facts
    expect(facts).toContain('+ about $2,312 (estimated)')
    expect(facts?.join(' ')).toContain(
      'Taxes and charges: last reported at about $1,156 each in first, 5 Sept 2026. Qantas shows the exact',
    )
  })

  it('mention seats seen again, a price that fell and a way back', () => {
    const message = opening({}, { why: 'price', before: { seats: 2, points: 100_000 } })
    const seen = message.kind === 'opening' ? message.payload.opening : found()
    const content = renderMessage(message, { party: 1, again: new Set([seen]) })
    expect(content.items[0]?.facts).toContain('Was 100,000 points.')
    expect(content.items[0]?.facts.at(-1)).toMatch(/^Seen again Fri 20 Nov 2026/)
    const other = {
      kind: 'return' as const,
      from: 'SIN',
      to: 'SYD',
      date: '2027-02-14',
      direct: true,
      seats: 2,
      points: null,
      charges: null,
    }
    expect(renderMessage(opening({}, { other }), context).items[0]?.facts).toContain(
      'Back: 2 seats, Singapore to Sydney (SIN to SYD), Sun 14 Feb 2027, Qantas Points shown at booking',
    )
  })

  it('give both ways, the nights between, local flight times and the total for the party', () => {
    const other = { kind: 'return' as const, from: 'SIN', to: 'SYD', date: '2027-02-17', direct: true }
    const back = { ...other, seats: 2, points: 82_000, charges: 24_310 }
    const itinerary = { carriers: ['QF'], stops: [], aircraft: ['Airbus A330-300'] }
    const flights = new Map([
      [
        'qantas SYD-SIN 2027-02-03 J direct',
        { ...itinerary, flights: ['QF81'], departs: 610, arrives: 970, minutes: 540 },
      ],
      [
        'qantas SIN-SYD 2027-02-17 J direct',
        { ...itinerary, flights: ['QF82'], departs: 1220, arrives: 1880, minutes: 480 },
      ],
    ])
    const content = renderMessage(opening({}, { other: back }), { ...context, flights })
    expect(content.headline).toBe('2 business seats to Singapore, and 2 home')
    expect(content.subject).toBe(
      'Sydney to Singapore, Wed 3 Feb: 2 business seats both ways, 82,000 points each, each way',
    )
    const card = content.items[0]?.card
    expect(card?.legs.map(({ lead, departs, arrives, later, line }) => [lead, departs, arrives, later, line])).toEqual([
      ['Out', '10:10 am', '4:10 pm', '', '9 h 00 · QF81 · Airbus A330-300'],
      ['Back, 14 nights later', '8:20 pm', '7:20 am', '+1', '8 h 00 · QF82 · Airbus A330-300'],
    ])
    expect(card?.price).toMatchObject({ who: 'For 2, both ways', points: '328,000', charges: '+ $972.40' })
    expect(card?.price.each).toEqual(['82,000 points each, each way', '+ $243.10 each, each way'])
    expect(content.preheader).toMatch(
      /^328,000 points \+ \$972\.40\. Seen Fri 20 Nov 2026, 11:58 am AEDT\. Back Wed 17 Feb\.$/,
    )
  })

  it('price a return for one person without “each”, in the subject too', () => {
    const back = { kind: 'return' as const, from: 'SIN', to: 'SYD', date: '2027-02-17', direct: true, seats: 2 }
    const show = (points: number, charges: number) =>
      renderMessage(opening({}, { other: { ...back, points, charges } }), { ...context, party: 1 })
    const same = show(82_000, 24_310)
    expect(same.subject).toBe('Sydney to Singapore, Wed 3 Feb: 2 business seats both ways, 82,000 points each way')
    expect(same.items[0]?.card?.price.each).toEqual(['82,000 points each way', '+ $243.10 each way'])
    expect(show(60_000, 10_000).items[0]?.card?.price.each).toEqual([
      '82,000 points out, 60,000 back',
      '+ $343.10 both ways',
    ])
  })

  it('name the table price of one person in the subject where the source named no points', () => {
    expect(renderMessage(opening({}, { points: null }), context).subject).toContain(
      ': 2 business seats, 82,100 points each',
    )
  })

  it('say why the seats beat a booking in hand', () => {
    const better = (cabin: 'J' | 'W', points: number | null, found = {}) => {
      const holdings = new Map([['users/ann/alerts/07', { date: '2027-02-03', cabin, points }]])
      return renderMessage(opening({}, { why: 'better', ...found }), { ...context, holdings }).items[0]?.card?.better
    }
    const booking = 'your booking in business on Wed 3 Feb 2027'
    expect(better('J', 90_000)).toBe(`Better than ${booking}: 82,000 points instead of 90,000.`)
    expect(better('W', 90_000)).toBe(`Better than ${booking.replace('business', 'premium economy')}: business instead.`)
    expect(better('J', null)).toBe(`Better than ${booking}: it’s on a date you wanted.`)
  })

  it('link to the seat with a signed link, where links can be signed', () => {
    const seatLink = ({ date }: { date: string }) => `/finder?seat=${date}`
    expect(renderMessage(opening(), { ...context, seatLink }).path).toBe('/finder?seat=2027-02-03')
  })

  it('never ask the finder for more seats than there are', () => {
    expect(renderMessage(opening(), { party: 4, again: new Set() }).path).toContain('seats=2')
    expect(renderMessage(opening(), { party: 1, again: new Set() }).path).not.toContain('seats=')
  })
})

describe('the words of other messages', () => {
  it('a digest of many openings lists the first ten, and links to the rest', () => {
    const openings = Array.from({ length: SHOWN + 3 }, (_, at) => found({ date: `2027-03-${at + 10}` }))
    const content = renderMessage({ ...opening(), kind: 'digest', payload: { openings, more: 2 } }, context)
    expect(content.subject).toBe('Sydney to Singapore, Wed 10 Mar: 2 business seats, 82,000 points each, and 14 more')
    expect(content.items).toHaveLength(SHOWN)
    expect(content.items[0]?.title).toContain('10 Mar 2027')
    expect(content.more).toBe('Plus 5 more. Open your alerts to see them all.')
  })

  it('the intro names the alerts that match, only the first three of many', () => {
    const alerts = (...names: (string | null)[]) =>
      renderMessage(
        { ...opening(), alerts: names.map((name, at) => ({ path: `users/ann/alerts/0${at}`, name })) },
        context,
      ).intro
    expect(alerts('Asia', 'Spring', null)).toBe('This matches Asia, Spring and another of your alerts.')
    expect(alerts(null, null)).toBe('This matches your alerts.')
    expect(alerts('A', 'B', 'C', 'D', 'E')).toBe('This matches A, B, C and 2 more of your alerts.')
  })

  it('a digest counts all openings, lists what it has, and links to the alerts', () => {
    const content = renderMessage(digest(3, 12), context)
    expect(content.headline).toBe('2 business seats to Singapore, and 14 more openings')
    expect(content.intro).toBe('These match Singapore in business, best first.')
    expect(content.items).toHaveLength(3)
    expect(content.more).toBe('Plus 12 more. Open your alerts to see them all.')
    expect(content.path).toBe('/alerts')
  })

  it('an alert without a name is called “your alert”', () => {
    expect(renderMessage({ ...digest(2), name: null }, context).intro).toMatch(/^These match your alert/)
  })

  it('a gone message says which seats are gone, when they were last checked, and that we keep looking', () => {
    const { program, from, to, date, cabin, direct } = found()
    const seat = { program, from, to, date, cabin, direct, goneAt: '2026-11-21T01:00:00.000Z' }
    const content = renderMessage({ ...opening(), kind: 'gone', payload: { seats: [seat], more: 0 } }, context)
    expect(content.subject).toBe('Gone: Sydney to Singapore, Wed 3 Feb, business')
    expect(content.items[0]?.facts[0]).toMatch(/^Gone in two checks in a row, the last Sat 21 Nov 2026/)
    expect(content.intro).toContain('We’ll keep checking and tell you if they come back.')
  })

  it('a gone message names the way back if that went', () => {
    const { program, from, to, date, cabin, direct } = found()
    const lost = { from: 'SIN', to: 'SYD', date: '2027-02-10', direct: true }
    const seat = { program, from, to, date, cabin, direct, goneAt: '2026-11-21T01:00:00.000Z', lost }
    const content = renderMessage({ ...opening(), kind: 'gone', payload: { seats: [seat], more: 0 } }, context)
    expect(content.subject).toBe('Gone: Singapore to Sydney, Wed 10 Feb, business')
    expect(content.items[0]?.facts[1]).toBe('Found together with Sydney to Singapore (SYD to SIN), Wed 3 Feb 2027')
    expect(content.items[0]?.path).toContain('from=SIN')
  })

  it('a seat alert says flight, day, leg, seats, who saw them and when, and opens the map of that leg', () => {
    const content = renderMessage(freeSeats(), context)
    expect(content.subject).toBe('2 seats are free on QF1, 3 Feb 2027')
    expect(content.intro).toMatch(
      /^Your alert “Two together” is for 2 seats together in business\. Seats aren’t held for you/,
    )
    expect(content.items).toEqual([
      {
        title: 'QF1, Sydney to Singapore (SYD to SIN), 3 Feb 2027, business',
        facts: ['Free: 4A, 4B', 'Seen Fri 20 Nov 2026, 11:58 am AEDT, Sample data'],
        path: '/flight-seat-availability-checker?flight=QF1&date=2027-02-03&from=SYD&to=SIN',
      },
    ])
    expect(content.path).toBe(content.items[0]?.path)
    expect(formatText(content, addressOf)).toMatch(/^Sample data/)
  })

  it('a seat alert for a flight of two legs lists each leg separately', () => {
    const leg = { more: 0, seenAt: '2026-11-20T00:58:00.000Z' }
    const legs = [
      { ...leg, from: 'SYD', to: 'SIN', seats: ['4A'] },
      { ...leg, from: 'SIN', to: 'LHR', seats: ['4A', '4B'] },
    ]
    const content = renderMessage(
      freeSeats({ name: null, sample: false }, { legs, wanted: { kind: 'window' } }),
      context,
    )
    expect(content.items.map(({ facts }) => facts[0])).toEqual(['Free: 4A', 'Free: 4A, 4B'])
    expect(content.intro).toMatch(/^Your seat alert is for a window seat/)
    expect(content.path).toBe('/flight-seat-availability-checker?flight=QF1&date=2027-02-03')
  })

  it('a test message lists no seats', () => {
    const content = renderMessage({ ...opening({ sample: false }), kind: 'test', payload: {} }, context)
    expect(content.subject).toBe('Test of Singapore in business')
    expect(content.items).toEqual([])
  })
})

describe('plain text', () => {
  it('says first that data is sample, and has every link', () => {
    const text = formatText(renderMessage(digest(2), context), addressOf)
    expect(text.split('\n')[0]).toMatch(/^Sample data: these seats are made up/)
    expect(text.match(/https:\/\/pointsward\.example\/qantas\/reward-seat-finder/g)).toHaveLength(2)
  })

  it('fits a notification, cut at a line or else at a word', () => {
    for (const limit of [40, 120, 300]) {
      const short = formatShortText(renderMessage(digest(9), context), limit)
      expect(short.length).toBeLessThanOrEqual(limit)
      expect(short).toMatch(/^Sample data/)
    }
    expect(
      formatShortText(renderMessage({ ...digest(2), sample: false, name: 'A name that goes on' }, context), 20),
    ).toMatch(/…$/)
  })
})
