import { formatNumber } from '../core/formats.ts'
import { type Program, programs } from '../core/program.ts'
import { amexCardTable, amexTransferTable } from '../programs/data/amex-data.ts'
import { choice, type Fields, wholeNumber } from './fields.ts'
import type { Step } from './working.ts'

/** Cards whose points can be transferred. */
export const transferCards = amexCardTable.cards.filter((card) => card.earns === 'membership-rewards')

export type TransferState = { points: number; card: string; program: Program; bonus: number }

export const transferDefaults: TransferState = { points: 200_000, card: 'platinum', program: 'qantas', bonus: 0 }

export const transferFields: Fields<TransferState> = {
  points: wholeNumber(0, 10_000_000),
  card: choice(transferCards.map((card) => card.id)),
  program: choice(programs),
  bonus: wholeNumber(0, 100),
}

export type TransferAnswer = {
  /** Points received in the program, or null when this card can't transfer to it. */
  points: number | null
  reason: string | null
  steps: readonly Step[]
}

const partnerOf = { qantas: amexTransferTable.partners[0], velocity: amexTransferTable.partners[1] } as const

/** Converts card points into program points: the ratio, rounded down, plus any bonus the program offers. */
export function answerTransfer({ points, card, program, bonus }: TransferState): TransferAnswer {
  const held = transferCards.find((one) => one.id === card)
  const partner = partnerOf[program]
  if (!held || (program === 'qantas' && !held.toQantas)) {
    return {
      points: null,
      reason: `${held?.name ?? 'This card'} can’t transfer to Qantas. ${partner.who} can.`,
      steps: [],
    }
  }
  const moved = Math.floor(points / partner.cardPoints)
  const extra = Math.floor((moved * bonus) / 100)
  const steps: Step[] = [
    { what: 'Card points', how: held.name, figure: formatNumber(points) },
    { what: 'Ratio', how: partner.partner, figure: `${partner.cardPoints} to 1` },
    { what: 'Transferred', how: 'rounded down', figure: formatNumber(moved) },
  ]
  if (bonus > 0) steps.push({ what: 'Bonus', how: `${bonus}%, if the program runs one`, figure: formatNumber(extra) })
  return { points: moved + extra, reason: null, steps }
}

/** The card points that give a number of program points without a bonus. */
export function cardPointsFor(programPoints: number, program: Program): number {
  return programPoints * partnerOf[program].cardPoints
}
