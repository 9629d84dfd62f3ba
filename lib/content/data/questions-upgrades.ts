import { releaseTable } from '../../programs/qantas/data/release-data.ts'
import { upgradeRules } from '../../programs/qantas/data/upgrade-data.ts'
import { bidTable } from '../../programs/velocity/data/window-data.ts'
import type { Question } from '../question-model.ts'

const { reviewHours } = upgradeRules
const [first, business, premium, economy] = releaseTable.rewardBookingClasses.QF.split('/')

export const upgradeQuestions = [
  {
    id: 'which-fares',
    question: 'Which Qantas fares can be upgraded with points?',
    answer: `On international flights, economy booking classes ${upgradeRules.eligibleInternationalEconomy.join(', ')}, but not ${upgradeRules.notEligibleInternationalEconomy.join(', ')}. In plain fares: Saver and Flex, but not Sale. Only ${upgradeRules.onlyOn} count.`,
    from: [upgradeRules],
    goOn: { href: '/qantas/how-many-points-upgrade', label: 'Points to upgrade' },
  },
  {
    id: 'when-decided',
    question: 'When are Qantas upgrade requests decided?',
    answer: `On international flights from ${reviewHours['Platinum One'].international / 24} days before departure for Platinum One and ${reviewHours.Platinum.international / 24} days for Platinum; for Gold, Silver and Bronze in the last ${reviewHours.Gold.international} hours.`,
    from: [upgradeRules],
  },
  {
    id: 'bid-on-reward',
    question: 'Can I bid to upgrade a reward seat?',
    answer: 'Not a Virgin Australia Reward Seat. You can bid on an Any Seat booking if you’re invited.',
    from: [bidTable],
    goOn: { href: '/upgrade-bid-estimator', label: 'Upgrade bid estimator' },
  },
  {
    id: 'award-letters',
    question: 'What do the letters U, X, Z and P mean?',
    answer: `They are the booking classes of Qantas reward seats: ${first} in first, ${business} in business, ${premium} in premium economy and ${economy} in economy. Partners use their own letters.`,
    from: [releaseTable],
    goOn: { href: '/flight-load-checker', label: 'See a flight’s booking classes' },
  },
] as const satisfies readonly Question[]
