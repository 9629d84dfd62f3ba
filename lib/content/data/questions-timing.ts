import { releaseTable } from '../../programs/qantas/data/release-data.ts'
import { releaseHourTable } from '../../programs/qantas/data/release-hour-data.ts'
import { releaseTable as velocityRelease } from '../../programs/velocity/data/window-data.ts'
import type { Question } from '../question-model.ts'

const { Bronze, Silver } = releaseTable.premiumLongHaulDays
const [sydneyClaim, utcClaim] = releaseHourTable.claims
const whenToBook = { href: '/when-to-book', label: 'When to book' } as const

export const timingQuestions = [
  {
    id: 'qantas-window',
    question: 'How far ahead can I book a Qantas reward seat?',
    answer: `${releaseTable.qantasDays} days before departure. In premium cabins on long-haul flights, Bronze waits until ${Bronze} days before and Silver until ${Silver}. Jetstar opens about ${releaseTable.jetstarDays} days before.`,
    from: [releaseTable],
    goOn: whenToBook,
  },
  {
    id: 'velocity-window',
    question: 'How far ahead can I book a Velocity reward seat?',
    answer: `About ${velocityRelease.days} days before departure. All tiers see the same window.`,
    from: [velocityRelease],
    goOn: whenToBook,
  },
  {
    id: 'release-hour',
    question: 'What time of day do new dates open?',
    answer: `Qantas doesn’t say, and reports differ: one traveller’s 2026 notes say ${sydneyClaim.words}, members usually say ${utcClaim.words}. We found nothing for Velocity.`,
    from: [releaseHourTable],
    goOn: whenToBook,
  },
  {
    id: 'last-minute',
    question: 'Are seats released at the last minute?',
    answer:
      'Sometimes. Neither airline publishes a pattern, but members have seen seats appear in the last weeks and days, once the airline knows what it won’t sell. Set an alert so you don’t miss them.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'weak',
        sources: [
          'https://australianfrequentflyer.com.au/community/threads/how-often-does-qantas-release-new-award-seats.5122',
        ],
      },
    ],
  },
  {
    id: 'why-none',
    question: 'Why can’t I find any seats?',
    answer:
      'Usually because the search shows Points Plus Pay instead of Classic Rewards, it’s school holidays, you searched one airline, you need more than two seats, or the date isn’t open to your status tier yet. Try one person, one way, a month at a time.',
    from: [
      {
        asOf: '2025-12-31',
        confidence: 'confirmed',
        sources: [
          'https://www.flystaypoints.com.au/qantas-classic-rewards-versus-points-plus-pay/',
          'https://pointhacks.com.au/when-do-award-calendars-open',
          'https://www.australianfrequentflyer.com.au/qantas-partner-award-cancellations/',
        ],
      },
    ],
    goOn: { href: '/top-reasons/qantas-reward-seats', label: 'Ten reasons and what to do' },
  },
] as const satisfies readonly Question[]
