import type Stripe from 'stripe'
import { setUpProvider } from '../../lib/server/billing/set-up-provider.ts'

/** Made up for trying things out: what a plan costs is never in the code, it comes from the payment provider. */
const simulatedAmounts = { silver_monthly: 900, silver_yearly: 9_000, gold_monthly: 1_900, gold_yearly: 19_000 }

/** A promotion code of the simulation, to try one. */
export const simulatedCode = 'TWENTY'

/** Gives a running stand-in the same set-up as a real account, with made-up amounts. Safe to repeat. */
export async function prepareSimulation(
  stripe: Stripe,
  addresses: { siteUrl: string; webhookUrl: string },
): Promise<void> {
  await setUpProvider(stripe, { currency: 'aud', amounts: simulatedAmounts, ...addresses })
  const { data } = await stripe.promotionCodes.list({ code: simulatedCode, active: true })
  if (data.length > 0) return
  const { id } = await stripe.coupons.create({ percent_off: 20, duration: 'once', name: 'Twenty per cent off' })
  await stripe.promotionCodes.create({ code: simulatedCode, promotion: { type: 'coupon', coupon: id } })
}
