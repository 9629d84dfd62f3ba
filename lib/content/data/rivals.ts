import type { Rival } from '../rival-model.ts'
import { ours } from './our-features.ts'
import { claim } from './rival-sources.ts'

/**
 * Other tools. Only what a vendor's own document, or two independent readers, confirmed; null where nothing did.
 * Prices are in US dollars, as they were seen on their date.
 */
export const rivals = [
  {
    slug: 'seats-aero',
    name: 'seats.aero',
    address: 'https://seats.aero',
    kind: 'an award search over stored availability of many programs',
    rows: [
      {
        aspect: 'Programs',
        theirs: claim(
          '26 programs documented, Qantas and Velocity among them',
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
        ours: 'A count wherever the source gives one, and "some" where it does not. Where our data comes from seats.aero we know no more than they do.',
      },
      {
        aspect: 'How far ahead, free',
        theirs: claim('60 days', '2026-07-19', 'recon', 'landscape', 'teardown'),
        ours: ours.window,
      },
      {
        aspect: 'How far ahead, paid',
        theirs: claim('About a year', '2026-07-19', 'recon', 'teardown'),
        ours: ours.paidWindow,
      },
      {
        aspect: 'Price',
        theirs: claim('US$9.99 a month or US$99.99 a year', '2026-07-19', 'recon', 'landscape', 'teardown'),
        ours: ours.price,
      },
      {
        aspect: 'How fresh',
        theirs: claim(
          'Stored, minutes to a couple of days old, with the time it was last seen',
          '2026-07-19',
          'seatsNotes',
          'recon',
          'teardown',
        ),
        ours: ours.freshness,
      },
      { aspect: 'Alerts', theirs: claim('Yes', '2026-07-19', 'recon', 'flyertalk', 'teardown'), ours: ours.alerts },
      {
        aspect: 'Seat maps and booking classes',
        theirs: claim('For paying members, seat maps in beta', '2026-07-19', 'recon', 'teardown'),
        ours: ours.seatMaps,
      },
      {
        aspect: 'API',
        theirs: claim(
          'For personal use by paying members, 1,000 calls a day; commercial use by written agreement',
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
        'It searches 26 programs. If your points are also in a United States or European program, that is the place to look.',
        '2026-09-05',
        'mcp',
        'seatsNotes',
        'seatsBrief',
      ),
      claim(
        'Its explore view looks across whole regions and programs at once, and it knows region codes such as AUL for Australia.',
        '2026-07-22',
        'teardown',
        'seatsBrief',
        'seatsCodes',
        'seatsNotes',
      ),
    ],
    oursBetter: [ours.tables, ours.charges, ours.calculators, ours.status],
    chooseThem: 'you collect in several programs, or fly mostly from outside Australia.',
    chooseUs:
      'your points are Qantas or Velocity and you want to know what a seat costs in both points and dollars, and why.',
  },
  {
    slug: 'roame',
    name: 'Roame',
    address: 'https://roame.travel',
    kind: 'an award search over many programs',
    rows: [
      {
        aspect: 'Programs',
        theirs: claim('Lists Qantas and Virgin Australia among its programs', '2026-05-17', 'roameSkill', 'teardown'),
        ours: ours.programs,
      },
      {
        aspect: 'Price',
        theirs: claim('US$12.99 a month or US$109.99 a year', '2026-07-19', 'recon', 'teardown'),
        ours: ours.price,
      },
      { aspect: 'How far ahead, free', theirs: null, ours: ours.window },
      { aspect: 'Alerts', theirs: null, ours: ours.alerts },
      { aspect: 'API', theirs: claim('No public API', '2026-09-05', 'recon', 'access'), ours: ours.api },
    ],
    better: [
      claim(
        'It covers programs that Pointsward does not, beside Qantas and Virgin Australia.',
        '2026-05-17',
        'roameSkill',
        'teardown',
      ),
    ],
    oursBetter: [ours.year, ours.tables, ours.charges, ours.api],
    chooseThem: 'you compare one trip over many programs.',
    chooseUs:
      'you want a year of one route on one screen, and the figures of the two Australian programs with their sources.',
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
        theirs: claim('Live, at the moment you ask', '2026-05-17', 'pointFaq', 'teardown'),
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
        'Every search is live, so what it shows was there a moment ago. Ours is live only when a paying member asks for it.',
        '2026-05-17',
        'pointFaq',
        'teardown',
      ),
      claim('It leads through a booking step by step.', '2026-08-26', 'pointFaq'),
      claim('It covers more than 30 programs.', '2026-08-26', 'pointFaq'),
    ],
    oursBetter: [ours.year, ours.tables, ours.charges, ours.seatMaps],
    chooseThem: 'you have a date, points in several programs, and want to be led through the booking.',
    chooseUs: 'your date can move: a whole year stands on one screen, and an alert tells you when a day opens.',
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
        theirs: claim('4 days free, 8 days paid', '2026-07-19', 'landscape', 'recon', 'teardown'),
        ours: 'A year in one search; your plan decides how much of it is open.',
      },
      {
        aspect: 'Price',
        theirs: claim('US$11.99 a month or US$99.99 a year', '2026-07-19', 'landscape', 'recon'),
        ours: ours.price,
      },
      {
        aspect: 'Alerts',
        theirs: claim('4 free, 32 paid', '2026-07-19', 'landscape', 'recon', 'teardown'),
        ours: ours.alerts,
      },
      { aspect: 'Seat maps', theirs: claim('Yes', '2026-07-19', 'recon', 'teardown'), ours: ours.seatMaps },
      {
        aspect: 'Exploring',
        theirs: claim('Across regions, or anywhere', '2026-05-17', 'landscape', 'teardown'),
        ours: 'From any mix of airports, countries and regions to any other, or anywhere.',
      },
    ],
    better: [
      claim(
        'Its explorer looks for deals across regions, or anywhere, over programs that Pointsward does not cover.',
        '2026-05-17',
        'landscape',
        'teardown',
      ),
      claim('Four alerts cost nothing.', '2026-05-17', 'landscape', 'teardown'),
    ],
    oursBetter: [ours.year, ours.tables, ours.charges, ours.calculators],
    chooseThem: 'you hunt for deals over many programs and your dates are nearly fixed.',
    chooseUs: 'you hold Qantas or Velocity points and want to see every day of the year at once.',
  },
  {
    slug: 'expert-flyer',
    name: 'ExpertFlyer',
    address: 'https://www.expertflyer.com',
    kind: 'a look into airline inventory: booking classes, seat maps and seat alerts',
    rows: [
      {
        aspect: 'What it shows',
        theirs: claim(
          'Inventory of reservation systems: award and upgrade classes by airline, not priced for a program',
          '2026-11-20',
          'efFaq',
          'efHelp',
        ),
        ours: ours.tables,
      },
      { aspect: 'Velocity', theirs: claim('Not a search of a program', '2026-11-20', 'efHelp'), ours: ours.programs },
      {
        aspect: 'Price',
        theirs: claim('US$99.99 a year for premium', '2026-05-17', 'teardown', 'capabilities'),
        ours: ours.price,
      },
      {
        aspect: 'Flight loads',
        theirs: claim('Booking-class counts of a flight', '2026-11-20', 'efHelp', 'efFaq'),
        ours: 'Booking-class counts of a flight where a source is connected; a built-in sample, labelled as such, where none is.',
      },
      { aspect: 'Seat maps', theirs: claim('Yes', '2026-11-20', 'efFaq'), ours: ours.seatMaps },
      {
        aspect: 'Star Alliance',
        theirs: claim(
          '26 airlines lost for award and upgrade data in October 2023',
          '2026-05-09',
          'flyertalk',
          'market',
        ),
        ours: 'The partners of Qantas and Velocity, as far as our sources see them.',
      },
    ],
    better: [
      claim(
        'It shows the inventory of the reservation systems themselves, for many airlines, cash classes included.',
        '2026-11-20',
        'efFaq',
        'efHelp',
      ),
      claim(
        'It knows upgrade classes by airline, where Pointsward explains Qantas and Virgin Australia upgrades only.',
        '2026-11-20',
        'efFaq',
        'efHelp',
      ),
    ],
    oursBetter: [ours.year, ours.tables, ours.charges, ours.status],
    chooseThem: 'you read booking classes and want them raw, for many airlines.',
    chooseUs: 'you would rather read points, charges and seats than letters.',
  },
  {
    slug: 'gyoza-flights',
    name: 'Gyoza Flights',
    address: 'https://gyozaflights.com',
    kind: 'another award search',
    rows: [],
    better: [],
    oursBetter: [
      ours.programs,
      ours.year,
      ours.tables,
      ours.charges,
      ours.freshness,
      ours.window,
      ours.alerts,
      ours.seatMaps,
    ],
    chooseThem: 'it answers your question. Try it: the link is above.',
    chooseUs: 'you want a year on one screen, with points, charges, the date and the source of each figure.',
  },
] as const satisfies readonly Rival[]
