import { exampleAlert, exampleDays, exampleSearch } from '../../content/developers/snippets.ts'

/** A realistic call of an operation: its query string or its body. */
export type Example = { query: string } | { body: object }

const day = exampleDays.start
const pair = 'program=qantas&from=SYD&to=SIN'
const plain = { query: '' }

/**
 * One example for each operation that others may call, by its id. The reference shows them and the browser tests run
 * them. Null for operations that only this site's own pages, a mail or a feed's address call, and that accept no token.
 */
export const examples: Readonly<Record<string, Example | null>> = {
  search: { query: exampleSearch },
  searchSummary: { query: `program=velocity&from=MEL&to=anywhere&start=${day}` },
  journeys: { query: `kind=return&${pair}&start=${day}&end=${exampleDays.end}&cabins=J&minStay=7&maxStay=14` },
  coverage: { query: `${pair}&start=${day}&end=${exampleDays.end}` },
  options: { query: `${pair}&date=${day}&cabin=J` },
  accuracy: plain,
  stats: { query: 'from=SYD' },
  departures: { query: `from=SYD&to=MEL&date=${day}` },
  loads: { query: `flight=QF1&date=${day}` },
  seats: { query: `flight=QF1&date=${day}` },
  layouts: { query: 'aircraft=qantas/a380' },
  aircraft: { query: 'from=SYD&to=LAX' },
  listAlerts: plain,
  createAlert: { body: exampleAlert },
  deleteAlert: { query: 'id=00' },
  alertChannels: plain,
  alertChecks: {
    query: `alerts=${encodeURIComponent(JSON.stringify([{ programs: ['qantas'], from: ['SYD'], to: ['SIN'], back: false }]))}`,
  },
  prices: plain,
  leaderboard: plain,
  bidBands: plain,
  releaseHeat: plain,
  wineOffers: plain,
  reviews: plain,
  health: plain,
  ready: plain,
  openapi: plain,
  oembed: { query: 'url=$POINTSWARD_URL/popular-routes/sydney-to-singapore' },
  ...ownPages(
    ...['alertPreview', 'mailStanding', 'mailChoice', 'calendarFeed', 'atomFeed'],
    ...[
      'openSession',
      'closeSession',
      'closeEverySession',
      'closeOtherSessions',
      'listTokens',
      'createToken',
      'revokeToken',
    ],
    ...['listGrants', 'endGrant', 'searchLive', 'searchSeat', 'billing'],
    ...['listOwnSeats', 'bringOwnSeats', 'forgetOwnSeats'],
    ...['connectionStatus', 'endConnection', 'startConnection', 'finishConnection'],
    ...['config', 'switches', 'reports', 'telemetry'],
  ),
}

function ownPages(...ids: string[]): Record<string, null> {
  return Object.fromEntries(ids.map((id) => [id, null]))
}
