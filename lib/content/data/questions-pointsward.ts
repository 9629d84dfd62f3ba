import { getPlanLimits } from '../../programs/plan-limits.ts'
import type { Question } from '../question-model.ts'

const guest = getPlanLimits('guest', 'qantas')
const free = getPlanLimits('free', 'qantas')

export const ownQuestions = [
  {
    id: 'where-from',
    question: 'Where do the seats on Pointsward come from?',
    answer:
      'From the source each row names, with the time it was last seen. What is stored is never called live. Until a source is connected the site shows a built-in sample world, and every page and every answer of it says "Sample data".',
    from: [],
    goOn: { href: '/about', label: 'How we work' },
  },
  {
    id: 'without-account',
    question: 'What can I do without an account?',
    answer: `Search ${guest.daysAhead} days ahead for ${guest.seats} seat on a flight, and use every calculator and seat map. A free account sees ${free.daysAhead} days and keeps alerts.`,
    from: [],
    goOn: { href: '/pricing', label: 'Plans' },
  },
  {
    id: 'book-here',
    question: 'Can I book here?',
    answer:
      'No. Seats are booked with the airline. We lead you to its booking page with the search filled in, and you can ask us to look for a trip with you.',
    from: [],
    goOn: { href: '/points-booking-service', label: 'Points booking service' },
  },
  {
    id: 'gone-seat',
    question: 'A seat shown here was gone at the airline. Why?',
    answer:
      'Somebody took it after it was last seen, or the airline holds it back from your status. The chip beside each row says how old the look is; the younger, the likelier the seat.',
    from: [],
  },
  {
    id: 'affiliated',
    question: 'Does Pointsward belong to an airline?',
    answer: 'No. It is not affiliated with any airline or loyalty program.',
    from: [],
  },
] as const satisfies readonly Question[]
