/** A word placed wherever a recording contains something about its owner. It must never leave the browser. */
export const poison = 'POISON-1234567'

const place = (code: string) => ({ code, name: `${poison} airport` })

/** A flight as the Flight Reward Finder lists it, with traces of its owner in every text field. */
export const finderFlight = (change: object = {}) => ({
  ...{ id: poison, memberNumber: poison, stopovers: 0, origin: place('SYD'), destination: place('SIN') },
  ...{ departsAt: '2027-06-01T16:10:00', lastSeenAt: '2026-07-13 06:44:05.746236+00', passenger: { name: poison } },
  cabins: {
    Economy: offer(29_000, 6),
    PremiumEconomy: null,
    Business: offer(82_000, 1),
    First: null,
  },
  legs: [
    {
      ...{ origin: place('SYD'), destination: place('SIN'), departsAt: '2027-06-01T16:10:00' },
      ...{ arrivesAt: '2027-06-01T22:25:00', duration: poison, flightNumber: 'QF1', airlineCode: 'QF' },
      ...{ operatedBy: poison, equipment: poison, seatHeldFor: poison },
    },
  ],
  ...change,
})

const offer = (points: number, seats: number) => ({
  ...{ cabinClass: poison, points, seats, tax: 290.5, currency: 'AU$', rbd: 'X', isDynamicPricing: false },
  ...{ offerToken: poison, fareFamily: poison },
})

/** A browser's recording of a log-in and a search, with cookies, tokens and a member's profile. */
export function poisonedHar(flight: object = finderFlight()): string {
  const answer = JSON.stringify({ flights: [flight], session: poison, member: { email: poison } })
  const entry = (content: object) => ({
    startedDateTime: '2026-07-13T06:44:00Z',
    request: {
      url: `https://example.test/?token=${poison}`,
      headers: [{ name: 'Authorization', value: `Bearer ${poison}` }],
      cookies: [{ name: 'session', value: poison }],
      postData: { text: JSON.stringify({ password: poison }) },
    },
    response: { headers: [{ name: 'Set-Cookie', value: poison }], cookies: [{ value: poison }], content },
  })
  const profile = JSON.stringify({ firstName: poison, frequentFlyerNumber: poison, points: 123_456 })
  return JSON.stringify({
    log: {
      version: '1.2',
      creator: { name: poison },
      pages: [{ title: poison }],
      entries: [entry({ text: profile }), entry({ text: answer }), entry({ text: btoa(profile), encoding: 'base64' })],
    },
  })
}
