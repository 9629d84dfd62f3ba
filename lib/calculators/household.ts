import { countOf, formatNumber } from '../core/formats.ts'
import { type Program, programs } from '../core/program.ts'
import { planHousehold, type WalletAnswer } from '../programs/wallet/household-wallet.ts'
import { choice, type Fields, listOf, wholeNumber } from './fields.ts'
import { pricesOn } from './prices-on.ts'
import type { Step } from './working.ts'

export type HouseholdState = {
  program: Program
  /** Points of each member, the visitor first. */
  balances: readonly number[]
  seats: number
  /** Points for each seat. */
  each: number
}

export const householdDefaults: HouseholdState = {
  program: 'qantas',
  balances: [120_000, 70_000],
  seats: 2,
  each: 82_100,
}

export const householdFields: Fields<HouseholdState> = {
  program: choice(programs),
  balances: listOf(wholeNumber(0, 10_000_000), 6, '-'),
  seats: wholeNumber(1, 9),
  each: wholeNumber(1, 2_000_000),
}

/** The name shown for a member of the household. */
export function memberName(index: number): string {
  return index === 0 ? 'You' : `Person ${index + 1}`
}

/** Works out whether a household's points pay for every seat, with which transfers, and what is missing if not. */
export function answerHousehold({ program, balances, seats, each }: HouseholdState): WalletAnswer {
  const accounts = (balances.length > 0 ? balances : [0]).map((points, index) => ({
    id: memberName(index),
    points,
    lastActivity: null,
    transfersLeft: null,
  }))
  return planHousehold({ program, accounts, seats: Array<number>(seats).fill(each), on: pricesOn })
}

/** The plan as steps: what to earn or buy if it falls short, the transfers, then who books what. */
export function householdSteps(answer: WalletAnswer): Step[] {
  const plan = answer.status === 'payable' ? answer : answer.plan
  return [
    ...(answer.status === 'short'
      ? [
          {
            what: 'Earn or buy first',
            how: answer.topUp === 'You' ? 'into your account' : `into the account of ${answer.topUp}`,
            figure: formatNumber(answer.missing),
          },
        ]
      : []),
    ...plan.transfers.map(({ from, to, points }) => ({
      what: 'Family transfer',
      how: `${from} to ${to}`,
      figure: formatNumber(points),
    })),
    ...plan.payments.map(({ account, seats, points }) => ({
      what: 'Book',
      how: `${account}, ${countOf(seats.length, 'seat')}`,
      figure: formatNumber(points),
    })),
  ]
}
