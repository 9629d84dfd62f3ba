import type { Fact } from '../../core/provenance.ts'

/** The columns of the comparison of tools, in order. */
export const toolColumns = ['programs', 'window', 'price', 'alerts'] as const
export type ToolColumn = (typeof toolColumns)[number]

/** A tool that finds reward seats, with the facts known about it; an empty list means that nothing is confirmed. */
export type ComparedTool = {
  id: string
  name: string
  /** Null for Pointsward. */
  address: string | null
  /** What kind of tool it is, to follow its name. */
  kind: string
  /** The page that compares it with Pointsward, or null. */
  page: `/${string}` | null
  facts: Record<ToolColumn, readonly Fact[]>
}

/** The day the sources below were read, for statements without their own date. */
const readOn = '2026-11-20'

/** The sources that can be named: see rivals.ts. */
const sources = {
  vaProfile: 'https://github.com/api-evangelist/virgin-australia (July 2026)',
  spyFaq: 'https://www.seatspy.com/faq',
  spyAlerts:
    'https://seatspy.freshdesk.com/support/solutions/articles/48001231076-when-do-you-send-alert-notifications-',
} as const

function fact(text: string, asOf: string, ...names: (keyof typeof sources)[]): Fact {
  const named = names.map((name) => sources[name])
  return { text, asOf, confidence: named.length > 0 ? 'confirmed' : 'recalled', sources: named }
}

const none: ComparedTool['facts'] = { programs: [], window: [], price: [], alerts: [] }

/** Tools without a comparison page: the airlines' own, and others that Australians hear of. */
export const otherTools: readonly ComparedTool[] = [
  {
    id: 'qantas-finder',
    name: 'Qantas Flight Reward Finder',
    address: 'https://flightrewardfinder.qantas.com',
    kind: 'the airline’s own search',
    page: null,
    facts: {
      ...none,
      programs: [
        fact('Qantas, not Velocity; no flights within Australia', readOn),
        fact('Shows up to 5+ seats, cached, with the time last checked', readOn),
      ],
      price: [fact('Free, without logging in', readOn)],
    },
  },
  {
    id: 'virgin-australia',
    name: 'Virgin Australia',
    address: 'https://www.virginaustralia.com',
    kind: 'the airline’s own booking search',
    page: null,
    facts: {
      ...none,
      programs: [
        fact('Velocity', readOn, 'vaProfile'),
        fact('Also searches reward seats inside ChatGPT, without booking', '2026-06-10', 'vaProfile'),
      ],
    },
  },
  {
    id: 'awardfares',
    name: 'AwardFares',
    address: 'https://awardfares.com',
    kind: 'an award search across many programs',
    page: null,
    facts: { ...none, price: [fact('About US$9 to US$20 a month', readOn)] },
  },
  {
    id: 'seatspy',
    name: 'SeatSpy',
    address: 'https://www.seatspy.com',
    kind: 'an award calendar from the UK',
    page: null,
    facts: {
      ...none,
      window: [fact('Almost a year, all cabins', readOn, 'spyFaq')],
      alerts: [fact('SMS and email, when enough seats open', readOn, 'spyFaq', 'spyAlerts')],
    },
  },
  {
    id: 'reward-flight-finder',
    name: 'Reward Flight Finder',
    address: 'https://rewardflightfinder.com',
    kind: 'an award calendar from the UK',
    page: null,
    facts: {
      ...none,
      programs: [fact('British Airways availability', readOn)],
      price: [fact('Free, Silver and Gold plans', readOn)],
      alerts: [fact('Yes', readOn)],
    },
  },
  {
    id: 'point-hacks',
    name: 'Point Hacks',
    address: 'https://www.pointhacks.com.au',
    kind: 'guides, calculators and alerts from Australia',
    page: null,
    facts: { ...none, alerts: [fact('A seat alert subscription', readOn)] },
  },
]
