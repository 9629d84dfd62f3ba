import { BillingPeriod, PaidPlan } from './offer-schemas.ts'
import type { Offer } from './offers.ts'

/** What the address of the checkout page says. */
export type CheckoutChoice = Offer & {
  /** The visitor came back from the payment page without paying. */
  isBack: boolean
  /** Parameters that could not be read; a default stands in for each. */
  bad: string[]
}

const defaults: Offer = { plan: 'gold', period: 'monthly' }

export function parseCheckoutChoice(params: URLSearchParams): CheckoutChoice {
  const plan = PaidPlan.safeParse(params.get('plan') ?? defaults.plan)
  const period = BillingPeriod.safeParse(params.get('period') ?? defaults.period)
  return {
    plan: plan.data ?? defaults.plan,
    period: period.data ?? defaults.period,
    isBack: params.get('back') === '1',
    bad: [...(plan.success ? [] : ['plan']), ...(period.success ? [] : ['period'])],
  }
}
