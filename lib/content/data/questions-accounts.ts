import { amexTransferTable } from '../../programs/data/amex-data.ts'
import { accountTable } from '../../programs/qantas/data/account-data.ts'
import { expiryTable, familyTransferTable } from '../../programs/velocity/data/points-data.ts'
import type { Question } from '../question-model.ts'

const [qantas, velocity] = amexTransferTable.partners
const points = (count: number) => count.toLocaleString('en-AU')

export const accountQuestions = [
  {
    id: 'qantas-expiry',
    question: 'Do Qantas Points expire?',
    answer: `After ${accountTable.expiryMonths} months without earning or using any. Family transfers don’t count as activity.`,
    from: [accountTable],
  },
  {
    id: 'velocity-expiry',
    question: 'Do Velocity Points expire?',
    answer: `After ${expiryTable.months} months without earning or using any. Family transfers and pooling don’t count.`,
    from: [expiryTable],
  },
  {
    id: 'velocity-family',
    question: 'Can I give Velocity Points to family?',
    answer: `Yes: up to ${familyTransferTable.maxTransfersPerMembershipYear} transfers per membership year, of ${points(familyTransferTable.minPoints)} to ${points(familyTransferTable.maxPoints)} points each.`,
    from: [familyTransferTable],
    goOn: { href: '/household-wallet', label: 'Household wallet' },
  },
  {
    id: 'earn-on-reward',
    question: 'Do I earn points on a reward flight?',
    answer: 'Not on a Velocity reward seat: you earn neither points nor status credits.',
    from: [
      {
        asOf: '2025-01-21',
        confidence: 'confirmed',
        sources: [
          'http://www.virginaustralia.com/us/en/plan/fare-types/velocityrewardseat/',
          'https://www.velocityfrequentflyer.com/velocity-program-changes/changes-to-points-earn-and-reward-seats',
        ],
      },
    ],
  },
  {
    id: 'amex-qantas',
    question: 'Can I move American Express points to Qantas?',
    answer: `Only from the top cards, ${qantas.who}: ${qantas.cardPoints} card points make 1 Qantas Point.`,
    from: [amexTransferTable],
    goOn: { href: '/amex/transfer-points/qantas', label: 'Transfer to Qantas' },
  },
  {
    id: 'amex-velocity',
    question: 'Can I move American Express points to Velocity?',
    answer: `Yes, from ${velocity.who}: ${velocity.cardPoints} card points make 1 Velocity Point. One member’s transfer took 24 to 48 hours in September 2026; there’s no guarantee.`,
    from: [amexTransferTable],
    goOn: { href: '/amex/transfer-points/velocity', label: 'Transfer to Velocity' },
  },
] as const satisfies readonly Question[]
