import { getPlanLimits } from '../../programs/plan-limits.ts'

const guest = getPlanLimits('guest', 'qantas')
const free = getPlanLimits('free', 'qantas')
const gold = { qantas: getPlanLimits('gold', 'qantas'), velocity: getPlanLimits('gold', 'velocity') }

/** What Pointsward does, in the sentences comparisons use. Days come from the table of plans. */
export const ours = {
  programs: 'Two: Qantas Frequent Flyer and Virgin Australia Velocity, with the partners each of them books.',
  window: `${guest.daysAhead} days without an account, ${free.daysAhead} with a free one.`,
  paidWindow: `${gold.qantas.daysAhead} days on Qantas and ${gold.velocity.daysAhead} on Velocity.`,
  price: 'Free to search and with a free account; paid plans in Australian dollars, on the plans page.',
  freshness: 'Stored, each row with the time it was seen and by whom. Paying members can also ask live.',
  alerts: 'On a route, a region or a budget, and on a seat of a flight.',
  seatMaps: 'By route and by aircraft, drawn seat by seat where the numbers are known, with the seats worth choosing.',
  api: 'The search answers anybody over HTTP, described in OpenAPI, within the limits of their plan.',
  year: 'One search draws a whole year, a day at a time, with the cabins and seats of each.',
  tables: "The programs' own price tables stand beside the seats: zone, miles, points, with date and sources.",
  charges: 'Carrier charges and taxes stand beside the points, and where they are not published it says so.',
  calculators:
    'Calculators for points, upgrades, charges, status credits and card transfers, each explained line by line.',
  status: 'Status runs, oneworld rewards and release dates by tier: the rules Australian members plan by.',
} as const
