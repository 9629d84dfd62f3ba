import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerTransfer,
  cardPointsFor,
  transferCards,
  transferDefaults,
  transferFields,
} from '../../../../lib/calculators/card-transfer.ts'
import { amexCardTable } from '../../../../lib/programs/data/amex-data.ts'

describe('a transfer', () => {
  it('is 2 to 1 to both programs', () => {
    expect(answerTransfer({ ...transferDefaults, points: 100_000 }).points).toBe(50_000)
    expect(answerTransfer({ ...transferDefaults, points: 100_001, program: 'velocity' }).points).toBe(50_000)
  })

  it('goes to Qantas from the top cards only', () => {
    const explorer = answerTransfer({ ...transferDefaults, card: 'explorer' })
    expect(explorer).toMatchObject({ points: null, steps: [] })
    expect(explorer.reason).toContain('Platinum')
    expect(answerTransfer({ ...transferDefaults, card: 'explorer', program: 'velocity' }).points).toBe(100_000)
  })

  it('adds a bonus as a separate line', () => {
    const answer = answerTransfer({ points: 100_000, card: 'platinum', program: 'velocity', bonus: 15 })
    expect(answer.points).toBe(57_500)
    expect(answer.steps.at(-1)?.figure).toBe('7,500')
  })

  it('gives exactly the wanted points for the card points it asks for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), (wanted) => {
        const points = cardPointsFor(wanted, 'qantas')
        expect(answerTransfer({ ...transferDefaults, points }).points).toBe(wanted)
      }),
    )
  })
})

describe('the cards', () => {
  it('have unique ids, and only Membership Rewards cards can transfer points', () => {
    expect(new Set(amexCardTable.cards.map(({ id }) => id)).size).toBe(amexCardTable.cards.length)
    expect(transferCards.map(({ id }) => id)).toContain('explorer')
    expect(transferFields.card.read('qantas-ultimate')).toBeNull()
  })

  it('say that sources differ where they do not agree on a fee', () => {
    const unknown = amexCardTable.cards.filter(({ feeAud, feeNote }) => feeAud === null && feeNote !== null)
    expect(unknown.every(({ feeNote }) => feeNote?.includes('differ'))).toBe(true)
  })
})
