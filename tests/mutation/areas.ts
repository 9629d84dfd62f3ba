/** A part of the site whose tests are tested: its rules, and the unit tests that should notice a change of them. */
export type Area = {
  name: string
  files: readonly string[]
  /** Files or folders of tests/unit/lib. */
  tests: readonly string[]
  /** One in this many top-level declarations is tried: 1 = all. They are drawn by their names. */
  oneIn: number
  /** How many examples its property tests get. */
  examples: number
}

/** Tables of figures and shapes are left out: other tests compare them with their sources. */
export const areas: readonly Area[] = [
  {
    name: 'plan limits',
    files: [
      'lib/programs/plan-limits.ts',
      'lib/programs/qantas/release-window.ts',
      'lib/availability/clamp.ts',
      'lib/alerts/compose/alert-excess.ts',
      'lib/billing/plan-gains.ts',
    ],
    tests: [
      'programs/plan-limits.test.ts',
      'programs/qantas/windows-and-upgrades.test.ts',
      'availability/clamp.test.ts',
      'availability/parse-journey.test.ts',
      'alerts/compose/alert-excess.test.ts',
      'billing/plan-gains.test.ts',
    ],
    oneIn: 1,
    examples: 20,
  },
  {
    name: 'billing',
    files: [
      'lib/billing/checkout-choice.ts',
      'lib/billing/follow-payments.ts',
      'lib/billing/offers.ts',
      'lib/billing/payment-event.ts',
      'lib/billing/plan-state.ts',
      'lib/billing/prices.ts',
      'lib/billing/subscription.ts',
      'lib/server/billing/receive-event.ts',
    ],
    tests: ['billing', 'server/billing/receive-event.test.ts'],
    oneIn: 3,
    examples: 200,
  },
  {
    name: 'alert matching',
    files: [
      'lib/alerts/match-alert.ts',
      'lib/alerts/match-seats.ts',
      'lib/alerts/alert-slots.ts',
      'lib/alerts/party-split.ts',
      'lib/alerts/trip-cost.ts',
      'lib/alerts/trip-criteria.ts',
      'lib/availability/compare-cells.ts',
    ],
    tests: [
      'alerts/match-alert.test.ts',
      'alerts/match-seats.test.ts',
      'alerts/alert-slots.test.ts',
      'alerts/trip-cost.test.ts',
      'availability/compare-cells.test.ts',
    ],
    oneIn: 2,
    examples: 20,
  },
  {
    name: 'search query',
    files: [
      'lib/availability/cursor.ts',
      'lib/availability/row-order.ts',
      'lib/availability/leg.ts',
      'lib/availability/matches.ts',
      'lib/availability/offer-filter.ts',
      'lib/availability/parse-params.ts',
      'lib/availability/parse-search.ts',
      'lib/availability/scan.ts',
      'lib/availability/search.ts',
      'lib/availability/journeys/returns.ts',
      'lib/availability/journeys/total.ts',
    ],
    tests: [
      'availability/cursor.test.ts',
      'availability/row-order.test.ts',
      'availability/offer-filter.test.ts',
      'availability/parse-lists.test.ts',
      'availability/parse-params.test.ts',
      'availability/parse-search.test.ts',
      'availability/search.test.ts',
      'availability/journeys/returns.test.ts',
      'availability/journeys/returns-grid.test.ts',
      'availability/journeys/total.test.ts',
    ],
    oneIn: 3,
    examples: 2,
  },
  {
    name: 'program rules',
    files: [
      'lib/programs/qantas/carrier-tables.ts',
      'lib/programs/qantas/classic-reward.ts',
      'lib/programs/qantas/earn.ts',
      'lib/programs/qantas/earn-table.ts',
      'lib/programs/qantas/oneworld-reward.ts',
      'lib/programs/qantas/oneworld-rules.ts',
      'lib/programs/qantas/status.ts',
      'lib/programs/qantas/trip-price.ts',
      'lib/programs/qantas/upgrade.ts',
      'lib/programs/qantas/upgrade-request.ts',
      'lib/programs/value/cash-part.ts',
      'lib/programs/value/cents-per-point.ts',
      'lib/programs/value/charge-estimate.ts',
      'lib/programs/value/compare-payments.ts',
      'lib/programs/velocity/points.ts',
      'lib/programs/velocity/points-packs.ts',
      'lib/programs/velocity/reward-seat.ts',
      'lib/programs/velocity/status.ts',
      'lib/programs/velocity/trip-price.ts',
    ],
    tests: ['programs/qantas', 'programs/value', 'programs/velocity'],
    oneIn: 4,
    examples: 20,
  },
]
