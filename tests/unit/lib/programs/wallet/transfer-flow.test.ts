import { describe, expect, test } from 'vitest'
import { fillLinks, type TransferLink } from '../../../../../lib/programs/wallet/transfer-flow.ts'

const makeTransfer = (from: string, to: string, transfers = 1): TransferLink => ({ from, to, transfers })

describe('fillLanes', () => {
  const transfers = [makeTransfer('Ann', 'Xan'), makeTransfer('Ann', 'Yve'), makeTransfer('Bob', 'Xan')]
  const donors = [
    { id: 'Ann', spare: 10 },
    { id: 'Bob', spare: 10 },
  ]

  test('moves one payer to another donor where only the first can serve the next payer', () => {
    const payers = [
      { id: 'Xan', missing: 10 },
      { id: 'Yve', missing: 8 },
    ]
    expect(fillLinks(transfers, donors, payers, { minPoints: 1, maxPoints: null })).toEqual([2, 8, 8])
  })

  test('makes no transfer below the minimum', () => {
    const payers = [
      { id: 'Xan', missing: 10 },
      { id: 'Yve', missing: 8 },
    ]
    expect(fillLinks(transfers, donors, payers, { minPoints: 2, maxPoints: null })).toEqual([2, 8, 8])
    expect(fillLinks(transfers, donors, payers, { minPoints: 3, maxPoints: null })).toBeNull()
  })

  test('a lane of several transfers may carry several times the maximum', () => {
    const payer = [{ id: 'Xan', missing: 9 }]
    const limits = { minPoints: 1, maxPoints: 5 }
    expect(fillLinks([makeTransfer('Ann', 'Xan')], donors, payer, limits)).toBeNull()
    expect(fillLinks([makeTransfer('Ann', 'Xan', 2)], donors, payer, limits)).toEqual([9])
  })

  test('transfers more than is missing where the minimum requires it', () => {
    expect(
      fillLinks([makeTransfer('Ann', 'Xan')], donors, [{ id: 'Xan', missing: 1 }], { minPoints: 5, maxPoints: 9 }),
    ).toEqual([5])
  })

  test('a donor gives no more than it has', () => {
    const limits = { minPoints: 1, maxPoints: null }
    expect(fillLinks([makeTransfer('Ann', 'Xan')], donors, [{ id: 'Xan', missing: 11 }], limits)).toBeNull()
    expect(fillLinks([makeTransfer('Ann', 'Xan', 11)], donors, [{ id: 'Xan', missing: 5 }], limits)).toBeNull()
  })
})
