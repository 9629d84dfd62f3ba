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
    answer: `${releaseTable.qantasDays} days before departure. In premium cabins on long flights Bronze waits until ${Bronze} days before and Silver until ${Silver}. Jetstar opens about ${releaseTable.jetstarDays} days before.`,
    from: [releaseTable],
    goOn: whenToBook,
  },
  {
    id: 'velocity-window',
    question: 'How far ahead can I book a Velocity reward seat?',
    answer: `About ${velocityRelease.days} days before departure. No earlier window for higher status was found.`,
    from: [velocityRelease],
    goOn: whenToBook,
  },
  {
    id: 'release-hour',
    question: 'At what time of day do new dates open?',
    answer: `Qantas does not say. What was found differs: one traveller's notes of 2026 say ${sydneyClaim.words}, and the habit among members is ${utcClaim.words}. For Velocity nothing was found.`,
    from: [releaseHourTable],
    goOn: whenToBook,
  },
  {
    id: 'last-minute',
    question: 'Are seats released at the last minute?',
    answer:
      'Sometimes. Neither airline publishes a pattern. Members have seen seats come in the last weeks and days, once an airline can tell what it will not sell. An alert is the way to hear of it.',
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
    question: 'Why can I find no seats at all?',
    answer:
      'The usual reasons: the search shows Points Plus Pay and not Classic Rewards; the dates are school holidays; only one airline was searched; more than two people travel together; or the date is not open to your status yet. Try one person, one way, a month at a time.',
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
    goOn: { href: '/top-reasons/qantas-reward-seats', label: 'Reasons, and what to do about each' },
  },
] as const satisfies readonly Question[]
