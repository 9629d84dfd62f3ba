import { getPlanLimits } from '../../programs/plan-limits.ts'

const guest = getPlanLimits('guest', 'qantas')
const free = getPlanLimits('free', 'qantas')
const gold = { qantas: getPlanLimits('gold', 'qantas'), velocity: getPlanLimits('gold', 'velocity') }

/** What Pointsward does, in sentences for the comparisons. The days come from the plan limits. */
export const ours = {
  programs: 'Two: Qantas Frequent Flyer and Virgin Australia Velocity, with their partner airlines.',
  window: `${guest.daysAhead} days without an account, ${free.daysAhead} with a free one.`,
  paidWindow: `${gold.qantas.daysAhead} days on Qantas and ${gold.velocity.daysAhead} on Velocity.`,
  price: 'Free to search, with or without a free account; paid plans in Australian dollars on the pricing page.',
  freshness: 'Cached, with the time and source of every result. Paying members can also search live.',
  alerts: 'For a route, a region or a points budget, and for a seat on your flight.',
  seatMaps: 'By route and by aircraft, seat by seat where seat numbers are known, with the seats worth choosing.',
  api: 'Open to everyone, documented in OpenAPI, within the limits of your plan.',
  year: 'One search shows a whole year, day by day, with the cabins and seats on each.',
  tables: 'The program’s own price beside every seat: zone, miles and points, with date and sources.',
  charges: 'Taxes and carrier charges beside the points wherever they’re published.',
  calculators:
    'Calculators for points, upgrades, charges, status credits and card transfers, all explained line by line.',
  status: 'Status runs, oneworld rewards and release dates by tier, all under Australian program rules.',
} as const
