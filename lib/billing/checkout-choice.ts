import { BillingPeriod, PaidPlan } from './offer-schemas.ts'
import type { Offer } from './offers.ts'

/** The choices in the checkout page's URL. */
export type CheckoutChoice = Offer & {
  /** The visitor came back from the payment page without paying. */
  isBack: boolean
  /** Parameters that couldn't be read and were replaced by a default. */
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
