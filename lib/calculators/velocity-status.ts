import { formatNumber } from '../core/formats.ts'
import type { Codec } from '../core/url-state.ts'
import { velocityPointsForFare } from '../programs/velocity/points.ts'
import {
  spendForStatusCredits,
  type VelocityFare,
  type VelocityStatusOutlook,
  type VelocityTier,
  velocityStatusCredits,
  velocityStatusOutlook,
  velocityTiers,
} from '../programs/velocity/status.ts'
import { choice, type Fields, listOf, wholeNumber } from './fields.ts'
import { formatDollars } from './points-to-dollars.ts'
import { pricesOn } from './prices-on.ts'
import type { Step } from './working.ts'

export const velocityFareNames = {
  lite: 'Lite',
  choice: 'Choice',
  flex: 'Flex',
  business: 'Business',
} as const satisfies Record<VelocityFare, string>
const fares = Object.keys(velocityFareNames) as VelocityFare[]

/** A planned ticket: its fare family, its price in dollars, and how many times it is bought. */
export type PlannedTicket = { fare: VelocityFare; aud: number; times: number }

export type VelocityStatusState = {
  tier: VelocityTier
  /** Status credits earned in the last twelve months. */
  credits: number
  /** How many of those are from Virgin Australia flights the member flew. */
  own: number
  tickets: readonly PlannedTicket[]
}

export const velocityStatusDefaults: VelocityStatusState = {
  tier: 'Silver',
  credits: 180,
  own: 120,
  tickets: [{ fare: 'choice', aud: 320, times: 6 }],
}

export const ticketDollars = wholeNumber(1, 50_000)
export const ticketTimes = wholeNumber(1, 99)

/** Written as `choice.320.6`. */
const plannedTicket: Codec<PlannedTicket> = {
  read: (text) => {
    const [fare, aud, times] = text.split('.', 3)
    const read = {
      fare: choice(fares).read(fare ?? ''),
      aud: ticketDollars.read(aud ?? ''),
      times: ticketTimes.read(times ?? ''),
    }
    return read.fare && read.aud && read.times ? { fare: read.fare, aud: read.aud, times: read.times } : null
  },
  write: ({ fare, aud, times }) => `${fare}.${aud}.${times}`,
  expected: 'such as choice.320.6',
}

export const maxTickets = 8

export const velocityStatusFields: Fields<VelocityStatusState> = {
  tier: choice(velocityTiers),
  credits: wholeNumber(0, 100_000),
  own: wholeNumber(0, 100_000),
  tickets: listOf(plannedTicket, maxTickets),
}

export type VelocityStatusAnswer = {
  credits: number
  own: number
  outlook: VelocityStatusOutlook
  /** Points the planned tickets earn; null when the tier's bonus is not known. */
  points: number | null
  /** Dollars to spend on each kind of fare to close the gap to the next tier; empty at the top tier. */
  closing: readonly { fare: VelocityFare; aud: number }[]
  steps: readonly Step[]
}

/** Works out the tier and points once the planned tickets are flown, and what would close the gap. */
export function answerVelocityStatus(state: VelocityStatusState): VelocityStatusAnswer {
  const lines = state.tickets.map((ticket) => ({ ...ticket, each: getCredits(ticket) }))
  const added = lines.reduce((sum, { each, times }) => sum + each * times, 0)
  const credits = state.credits + added
  // Own credits above the total are a typing mistake, so the smaller figure counts.
  const own = Math.min(state.own, state.credits) + added
  const outlook = velocityStatusOutlook(
    { statusCredits: credits, fromVirgin: own, eligibleSectors: 0 },
    state.tier,
    pricesOn,
  )
  const { next } = outlook
  const gap = next ? Math.max(next.statusCredits, next.fromVirgin) : 0
  return {
    credits,
    own,
    outlook,
    points: sumPoints(state),
    closing:
      gap > 0 ? (['choice', 'lite'] as const).map((fare) => ({ fare, aud: spendForStatusCredits(gap, fare) })) : [],
    steps: [
      { what: 'So far', how: 'status credits in the last twelve months', figure: formatNumber(state.credits) },
      ...lines.map(({ fare, aud, times, each }, index) => ({
        what: `Ticket ${index + 1}`,
        how: `${velocityFareNames[fare]} at ${formatDollars(aud)}, ${times} times ${each}`,
        figure: formatNumber(each * times),
      })),
      {
        what: 'Total',
        how: `${formatNumber(own)} of them from Virgin Australia flights`,
        figure: formatNumber(credits),
      },
    ],
  }
}

/** Since April 2025 credits depend only on the fare, so the distance does not matter. */
function getCredits({ fare, aud }: Pick<PlannedTicket, 'fare' | 'aud'>): number {
  const earned = velocityStatusCredits({ fare, fareAud: aud, miles: 0, network: 'domestic', bookedOn: pricesOn })
  return earned.status === 'published' ? earned.statusCredits : 0
}

function sumPoints({ tier, tickets }: VelocityStatusState): number | null {
  let points = 0
  for (const { aud, times } of tickets) {
    const earned = velocityPointsForFare(aud, tier, pricesOn)
    if (earned.status === 'not-published') return null
    points += earned.points * times
  }
  return points
}
