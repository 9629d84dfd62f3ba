import { getPlanLimits } from '../../programs/plan-limits.ts'
import type { Question } from '../question-model.ts'

const guest = getPlanLimits('guest', 'qantas')
const free = getPlanLimits('free', 'qantas')

export const ownQuestions = [
  {
    id: 'where-from',
    question: 'Where do the seats on Pointsward come from?',
    answer:
      'Each result names its source and when we last checked. Cached results are never called live. Until a live source is connected we show sample data on real routes, always marked "Sample data".',
    from: [],
    goOn: { href: '/about', label: 'How we work' },
  },
  {
    id: 'without-account',
    question: 'What can I do without an account?',
    answer: `Search ${guest.daysAhead} days ahead for ${guest.seats} seat per flight, and use every calculator and seat map. A free account searches ${free.daysAhead} days ahead and includes alerts.`,
    from: [],
    goOn: { href: '/pricing', label: 'Pricing' },
  },
  {
    id: 'book-here',
    question: 'Can I book here?',
    answer:
      'No, you book with the airline. We take you to its booking page with your search filled in, and you can ask us to help find a trip.',
    from: [],
    goOn: { href: '/points-booking-service', label: 'Points booking service' },
  },
  {
    id: 'gone-seat',
    question: 'Why was a seat I saw here gone at the airline?',
    answer:
      'Someone booked it after we checked, or the airline doesn’t release it to your status tier. Each result says how long ago we checked: the more recent, the more likely the seat is still there.',
    from: [],
  },
  {
    id: 'affiliated',
    question: 'Is Pointsward owned by an airline?',
    answer: 'No. It is not affiliated with any airline or loyalty program.',
    from: [],
  },
] as const satisfies readonly Question[]
