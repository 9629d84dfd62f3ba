import type { Fact } from '../../core/provenance.ts'
import { ours } from './our-features.ts'

/** One line of a comparison: what the other tool does, as far as known, and what Pointsward does. */
export type RivalRow = {
  aspect: string
  /** Null when nothing is confirmed. */
  theirs: Fact | null
  ours: string
}

/** Another tool, described as fairly as its own words and two independent readers allow. */
export type Rival = {
  slug: string
  name: string
  address: `https://${string}`
  /** What kind of tool it is, to follow "is". */
  kind: string
  rows: readonly RivalRow[]
  /** What it does better than Pointsward. */
  better: readonly Fact[]
  /** What Pointsward does better, about its own features only. */
  oursBetter: readonly string[]
  /** Who should choose the other tool; null when nothing is confirmed about it. */
  chooseThem: string | null
  chooseUs: string
}

/**
 * The sources on other tools. Notes in public files whose author and address are unknown can't be named, so a claim that
 * only they support has none.
 */
const sources = {
  mcp: 'https://github.com/gavgrego/seats.aero-mcp-server (README and schema, August 2026)',
  seatsSkill: 'https://github.com/borski/travel-hacking-toolkit/tree/main/skills/seats-aero (2026)',
  seatsBrief: 'https://developers.seats.aero/reference/getting-started-p (read through notes of September 2026)',
  seatsNotes: 'https://developers.seats.aero/reference/concepts-copy (read through notes of July 2026)',
  seatsHelp: 'https://docs.seats.aero/article/68-seatsaero-pro-api-access-limits-and-usage',
  seatsCodes: 'https://docs.seats.aero/article/36-how-to-search-by-airport-city-or-region-code',
  flyertalk:
    'https://www.flyertalk.com/forum/travel-tools/2151694-pointsme-vs-seats-aero-vs-roame-vs-pointsyeah-vs-anything-else-best.html (through a report of March 2026)',
  pointPlans: 'https://www.point.me/our-services (transcribed August 2026)',
  pointFaq: 'https://www.point.me/faq',
  efFaq: 'http://www.expertflyer.com/expertflyer-support-faq',
  efHelp: 'https://expertflyer.com/help/award-upgrade?section=connection-preference',
} as const

/** A claim about another tool, with its date and sources; `recalled` when no source can be named. */
function claim(text: string, asOf: string, ...names: (keyof typeof sources)[]): Fact {
  const named = names.map((name) => sources[name])
  return { text, asOf, confidence: named.length > 0 ? 'confirmed' : 'recalled', sources: named }
}

/**
 * Other tools: only what the vendor's own documents or two independent readers confirmed, otherwise null. Prices are in
 * US dollars, as seen on their date.
 */
const rivals = [
  {
    slug: 'seats-aero',
    name: 'seats.aero',
    address: 'https://seats.aero',
    kind: 'an award search of cached availability across many programs',
    rows: [
      {
        aspect: 'Programs',
        theirs: claim(
          '26 documented programs, including Qantas and Velocity',
          '2026-09-05',
          'mcp',
          'seatsNotes',
          'seatsBrief',
        ),
        ours: ours.programs,
      },
      {
        aspect: 'Seats left on Qantas rewards',
        theirs: claim('No count for Qantas; a count for Velocity', '2026-07-12', 'seatsSkill', 'seatsNotes'),
        ours: 'A count where we have one, otherwise “some”. With data from seats.aero we know no more than they do.',
      },
      {
        aspect: 'How far ahead, free',
        theirs: claim('60 days', '2026-07-19'),
        ours: ours.window,
      },
      {
        aspect: 'How far ahead, paid',
        theirs: claim('About a year', '2026-07-19'),
        ours: ours.paidWindow,
      },
      {
        aspect: 'Price',
        theirs: claim('US$9.99 a month or US$99.99 a year', '2026-07-19'),
        ours: ours.price,
      },
      {
        aspect: 'How fresh',
        theirs: claim(
          'Cached, minutes to a couple of days old, with the time it was last checked',
          '2026-07-19',
          'seatsNotes',
        ),
        ours: ours.freshness,
      },
      { aspect: 'Alerts', theirs: claim('Yes', '2026-07-19', 'flyertalk'), ours: ours.alerts },
      {
        aspect: 'Seat maps and booking classes',
        theirs: claim('For paying members, seat maps in beta', '2026-07-19'),
        ours: ours.seatMaps,
      },
      {
        aspect: 'API',
        theirs: claim(
          'Personal use for paying members, 1,000 calls a day; commercial use by written agreement',
          '2026-09-05',
          'seatsBrief',
          'seatsSkill',
          'seatsHelp',
        ),
        ours: ours.api,
      },
    ],
    better: [
      claim(
        'It searches 26 programs. If you also have points in a US or European program, search there.',
        '2026-09-05',
        'mcp',
        'seatsNotes',
        'seatsBrief',
      ),
      claim(
        'Its explore view covers whole regions and programs at once, with region codes such as AUL for Australia.',
        '2026-07-22',
        'seatsBrief',
        'seatsCodes',
        'seatsNotes',
      ),
    ],
    oursBetter: [ours.tables, ours.charges, ours.calculators, ours.status],
    chooseThem: 'you collect in several programs, or fly mostly from outside Australia.',
    chooseUs: 'you have Qantas or Velocity points and want to know what a seat costs in points and dollars, and why.',
  },
  {
    slug: 'roame',
    name: 'Roame',
    address: 'https://roame.travel',
    kind: 'an award search across many programs',
    rows: [
      {
        aspect: 'Programs',
        theirs: claim('Lists Qantas and Virgin Australia among its programs', '2026-05-17'),
        ours: ours.programs,
      },
      {
        aspect: 'Price',
        theirs: claim('US$12.99 a month or US$109.99 a year', '2026-07-19'),
        ours: ours.price,
      },
      { aspect: 'How far ahead, free', theirs: null, ours: ours.window },
      { aspect: 'Alerts', theirs: null, ours: ours.alerts },
      { aspect: 'API', theirs: claim('No public API', '2026-09-05'), ours: ours.api },
    ],
    better: [claim('It covers programs Pointsward doesn’t, as well as Qantas and Virgin Australia.', '2026-05-17')],
    oursBetter: [ours.year, ours.tables, ours.charges, ours.api],
    chooseThem: 'you want to compare one trip across many programs.',
    chooseUs:
      'you want to see a year of one route on one screen, with figures and sources for both Australian programs.',
  },
  {
    slug: 'point-me',
    name: 'point.me',
    address: 'https://www.point.me',
    kind: 'a live award search that explains how to book',
    rows: [
      {
        aspect: 'Programs',
        theirs: claim('More than 30 booking programs', '2026-08-26', 'pointFaq'),
        ours: ours.programs,
      },
      {
        aspect: 'Price',
        theirs: claim('US$129 a year standard, US$260 a year premium', '2026-08-26', 'pointPlans'),
        ours: ours.price,
      },
      { aspect: 'Without paying', theirs: claim('Explore only', '2026-08-26', 'pointPlans'), ours: ours.window },
      { aspect: 'Calendar', theirs: claim('365 days', '2026-08-26', 'pointPlans'), ours: ours.paidWindow },
      {
        aspect: 'How it searches',
        theirs: claim('Live, when you search', '2026-05-17', 'pointFaq'),
        ours: ours.freshness,
      },
      {
        aspect: 'Alerts',
        theirs: claim('3 on the standard plan, 5 on premium', '2026-08-26', 'pointPlans'),
        ours: ours.alerts,
      },
      { aspect: 'API', theirs: claim('No public API', '2026-08-26', 'pointPlans'), ours: ours.api },
    ],
    better: [
      claim(
        'Every search is live, so what it shows was there a moment ago. Ours is live only for paying members who choose it.',
        '2026-05-17',
        'pointFaq',
      ),
      claim('It walks you through a booking step by step.', '2026-08-26', 'pointFaq'),
      claim('It covers more than 30 programs.', '2026-08-26', 'pointFaq'),
    ],
    oursBetter: [ours.year, ours.tables, ours.charges, ours.seatMaps],
    chooseThem: 'you have a fixed date, points in several programs, and want to be walked through the booking.',
    chooseUs: 'your dates are flexible: see a whole year on one screen, and get an alert when a day opens.',
  },
  {
    slug: 'points-yeah',
    name: 'PointsYeah',
    address: 'https://www.pointsyeah.com',
    kind: 'an award search with an explorer across regions',
    rows: [
      { aspect: 'Qantas and Velocity', theirs: null, ours: ours.programs },
      {
        aspect: 'Days in one search',
        theirs: claim('4 days free, 8 days paid', '2026-07-19'),
        ours: 'A year in one search; your plan decides how much of it you see.',
      },
      {
        aspect: 'Price',
        theirs: claim('US$11.99 a month or US$99.99 a year', '2026-07-19'),
        ours: ours.price,
      },
      {
        aspect: 'Alerts',
        theirs: claim('4 free, 32 paid', '2026-07-19'),
        ours: ours.alerts,
      },
      { aspect: 'Seat maps', theirs: claim('Yes', '2026-07-19'), ours: ours.seatMaps },
      {
        aspect: 'Exploring',
        theirs: claim('Across regions, or anywhere', '2026-05-17'),
        ours: 'From any mix of airports, countries and regions to any other, or to anywhere.',
      },
    ],
    better: [
      claim(
        'Its explorer finds deals across regions, or anywhere, in programs Pointsward doesn’t cover.',
        '2026-05-17',
      ),
      claim('Its first four alerts are free.', '2026-05-17'),
    ],
    oursBetter: [ours.year, ours.tables, ours.charges, ours.calculators],
    chooseThem: 'you hunt for deals across many programs and your dates are nearly fixed.',
    chooseUs: 'you have Qantas or Velocity points and want to see every day of the year at once.',
  },
  {
    slug: 'expert-flyer',
    name: 'ExpertFlyer',
    address: 'https://www.expertflyer.com',
    kind: 'a tool for airline inventory: booking classes, seat maps and seat alerts',
    rows: [
      {
        aspect: 'What it shows',
        theirs: claim(
          'Reservation system inventory: award and upgrade classes by airline, not priced by program',
          '2026-11-20',
          'efFaq',
          'efHelp',
        ),
        ours: ours.tables,
      },
      { aspect: 'Velocity', theirs: claim('Not a program search', '2026-11-20', 'efHelp'), ours: ours.programs },
      {
        aspect: 'Price',
        theirs: claim('US$99.99 a year for premium', '2026-05-17'),
        ours: ours.price,
      },
      {
        aspect: 'Flight loads',
        theirs: claim('Booking-class counts for a flight', '2026-11-20', 'efHelp', 'efFaq'),
        ours: 'Booking-class counts for a flight where a source is connected, otherwise labelled sample data.',
      },
      { aspect: 'Seat maps', theirs: claim('Yes', '2026-11-20', 'efFaq'), ours: ours.seatMaps },
      {
        aspect: 'Star Alliance',
        theirs: claim('26 airlines lost for award and upgrade data in October 2023', '2026-05-09', 'flyertalk'),
        ours: 'The partners of Qantas and Velocity, as far as our sources cover them.',
      },
    ],
    better: [
      claim(
        'It shows inventory straight from the reservation systems, for many airlines, including cash fare classes.',
        '2026-11-20',
        'efFaq',
        'efHelp',
      ),
      claim(
        'It covers upgrade classes for many airlines; Pointsward covers Qantas and Virgin Australia upgrades only.',
        '2026-11-20',
        'efFaq',
        'efHelp',
      ),
    ],
    oursBetter: [ours.year, ours.tables, ours.charges, ours.status],
    chooseThem: 'you know booking classes and want the raw counts, for many airlines.',
    chooseUs: 'you’d rather see points, charges and seats than letters.',
  },
  {
    slug: 'gyoza-flights',
    name: 'Gyoza Flights',
    address: 'https://gyozaflights.com',
    kind: 'another award search',
    rows: [
      { aspect: 'Programs', theirs: null, ours: ours.programs },
      { aspect: 'Price', theirs: null, ours: ours.price },
      { aspect: 'How far ahead, free', theirs: null, ours: ours.window },
      { aspect: 'How far ahead, paid', theirs: null, ours: ours.paidWindow },
      { aspect: 'How fresh', theirs: null, ours: ours.freshness },
      { aspect: 'Alerts', theirs: null, ours: ours.alerts },
      { aspect: 'Seat maps', theirs: null, ours: ours.seatMaps },
    ],
    better: [],
    oursBetter: [],
    chooseThem: null,
    chooseUs: 'you want a whole year on one screen, with points, charges, and the date and source of each figure.',
  },
] as const satisfies readonly Rival[]

export type RivalSlug = (typeof rivals)[number]['slug']

/** Every tool that has a comparison page. */
export const allRivals: readonly Rival[] = rivals

/** The tool with a slug. @throws RangeError when there is no comparison for the slug. */
export function rivalAt(slug: RivalSlug): Rival {
  const rival = allRivals.find((candidate) => candidate.slug === slug)
  if (!rival) throw new RangeError(`no comparison is written for ${slug}`)
  return rival
}

/** Every claim a comparison makes about the other tool, with its date and sources. */
export function listClaims({ rows, better }: Rival): Fact[] {
  return [...rows.flatMap(({ theirs }) => theirs ?? []), ...better]
}

/** The date of a comparison's newest claim; null when it makes none. */
export function findRivalDate(rival: Rival): string | null {
  const [newest] = listClaims(rival)
    .map(({ asOf }) => asOf)
    .sort()
    .reverse()
  return newest ?? null
}
