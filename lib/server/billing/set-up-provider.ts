import Stripe from 'stripe'
import { getLookupKey, type Offer, offers, type PaidPlan, paidPlans, planNames } from '../../billing/offers.ts'
import { planEventTypes } from '../../billing/payment-event.ts'
import { site } from '../../core/site.ts'
import { findConfiguration, portalMark } from './portal.ts'

export type ProviderSetUp = {
  /** ISO 4217, as the provider spells it: lower case. */
  currency: string
  /** Price of each offer by its lookup key, in the currency's smallest unit. */
  amounts: Record<string, number>
  siteUrl: string
  /** Where `paymentEvents` listens. */
  webhookUrl: string
}

/**
 * Creates products, prices, portal and webhook in an account of the provider, or updates those that exist. Safe to
 * repeat: a changed amount becomes a new price that takes over the lookup key; existing subscribers keep the old price.
 * @returns the webhook's signing secret, which the provider reveals only when the webhook is created; otherwise null.
 */
export async function setUpProvider(stripe: Stripe, setUp: ProviderSetUp): Promise<string | null> {
  const prices: { offer: Offer; product: string; price: string }[] = []
  for (const plan of paidPlans) {
    const product = await ensureProduct(stripe, plan)
    for (const offer of offers.filter((each) => each.plan === plan)) {
      prices.push({ offer, product, price: await ensurePrice(stripe, offer, product, setUp) })
    }
  }
  const products = paidPlans.map((plan) => {
    const own = prices.filter(({ offer }) => offer.plan === plan)
    return { product: own[0]?.product ?? '', prices: own.map(({ price }) => price) }
  })
  await ensurePortal(stripe, products, setUp.siteUrl)
  return ensureWebhook(stripe, setUp.webhookUrl)
}

async function ensureProduct(stripe: Stripe, plan: PaidPlan): Promise<string> {
  const id = `${portalMark.site}_${plan}`
  try {
    return (await stripe.products.retrieve(id)).id
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') throw error
    const name = `${site.name} ${planNames[plan]}`
    return (await stripe.products.create({ id, name, metadata: { plan } })).id
  }
}

async function ensurePrice(stripe: Stripe, offer: Offer, product: string, setUp: ProviderSetUp): Promise<string> {
  const key = getLookupKey(offer)
  const amount = setUp.amounts[key]
  if (amount === undefined) throw new Error(`no amount was given for ${key}`)
  const [present] = (await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })).data
  if (present?.unit_amount === amount && present.currency === setUp.currency) return present.id
  const price = await stripe.prices.create({
    product,
    currency: setUp.currency,
    unit_amount: amount,
    recurring: { interval: offer.period === 'monthly' ? 'month' : 'year' },
    lookup_key: key,
    transfer_lookup_key: true,
    nickname: `${planNames[offer.plan]}, ${offer.period}`,
    metadata: { plan: offer.plan, period: offer.period },
  })
  return price.id
}

async function ensurePortal(
  stripe: Stripe,
  products: { product: string; prices: string[] }[],
  siteUrl: string,
): Promise<void> {
  const settings = {
    default_return_url: new URL('/dashboard', siteUrl).href,
    metadata: portalMark,
    features: {
      customer_update: { enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price' as const],
        proration_behavior: 'always_invoice' as const,
        products,
      },
    },
  }
  const present = await findConfiguration(stripe)
  if (present) await stripe.billingPortal.configurations.update(present, settings)
  else await stripe.billingPortal.configurations.create(settings)
}

async function ensureWebhook(stripe: Stripe, url: string): Promise<string | null> {
  const settings = { url, enabled_events: [...planEventTypes], metadata: portalMark }
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const present = data.find(({ metadata }) => metadata.site === portalMark.site)
  if (present) {
    await stripe.webhookEndpoints.update(present.id, settings)
    return null
  }
  return (await stripe.webhookEndpoints.create(settings)).secret ?? null
}
