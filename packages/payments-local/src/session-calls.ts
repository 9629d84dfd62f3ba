import { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { Call } from './calls.ts'
import { standInKeys } from './keys.ts'
import type { CheckoutSession } from './objects.ts'
import { Address, Flag, listShape, Metadata, pageOf, readParams } from './params.ts'

const sessionLifeSeconds = 86_400

const NewCheckout = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().optional(),
  line_items: z.array(z.strictObject({ price: z.string(), quantity: z.literal('1') })).length(1),
  metadata: Metadata,
  subscription_data: z
    .strictObject({ metadata: Metadata, trial_period_days: z.coerce.number().int().min(1).default(0) })
    .default({ metadata: {}, trial_period_days: 0 }),
  success_url: Address,
  cancel_url: Address,
  discounts: z
    .array(z.strictObject({ promotion_code: z.string() }))
    .max(1)
    .optional(),
  allow_promotion_codes: Flag.optional(),
})
const Switch = z.strictObject({
  type: z.literal('subscription_update_confirm'),
  subscription_update_confirm: z.strictObject({
    subscription: z.string(),
    items: z.array(z.strictObject({ id: z.string(), price: z.string(), quantity: z.literal('1') })).length(1),
  }),
})
const NewPortal = z.strictObject({
  customer: z.string(),
  return_url: Address,
  configuration: z.string().optional(),
  flow_data: Switch.optional(),
})
const Configuration = z.strictObject({
  features: z.record(z.string(), z.unknown()),
  business_profile: z.record(z.string(), z.unknown()).optional(),
  default_return_url: z.string().optional(),
  metadata: Metadata,
})
const NewEndpoint = z.strictObject({
  url: Address,
  enabled_events: z.array(z.string()).min(1),
  description: z.string().optional(),
  api_version: z.string().optional(),
  metadata: Metadata,
})

/** Checkout and portal sessions, the portal's configuration, and webhook endpoints. */
export const sessionCalls: Record<string, Call> = {
  'POST /v1/checkout/sessions': ({ store, params, base }) => {
    const wanted = readParams(NewCheckout, params)
    const price = store.get('price', wanted.line_items[0]?.price ?? '')
    if (store.get('customer', wanted.customer).deleted) {
      throw new ApiError(400, `No such customer: '${wanted.customer}'`, { code: 'resource_missing', param: 'customer' })
    }
    if (wanted.discounts && wanted.allow_promotion_codes) {
      throw new ApiError(400, 'You may only specify one of these parameters: allow_promotion_codes, discounts.')
    }
    const promotion = wanted.discounts?.[0]?.promotion_code ?? null
    if (promotion !== null) store.get('promotion_code', promotion)
    const { customer, metadata, success_url, cancel_url, subscription_data } = wanted
    const session = store.create('checkout.session', {
      ...{
        customer,
        metadata,
        success_url,
        cancel_url,
        mode: 'subscription',
        status: 'open',
        payment_status: 'unpaid',
      },
      ...{ url: null, subscription: null, expires_at: store.now() + sessionLifeSeconds },
      client_reference_id: wanted.client_reference_id ?? null,
      allow_promotion_codes: wanted.allow_promotion_codes ?? null,
      private: {
        ...{ price: price.id, promotion, trialDays: subscription_data.trial_period_days },
        subscriptionMetadata: subscription_data.metadata,
      },
    })
    session.url = `${base}/c/pay/${session.id}`
    return published(session)
  },
  'GET /v1/checkout/sessions/:id': ({ store, id }) => published(store.get('checkout.session', id)),
  'GET /v1/checkout/sessions': ({ store, params, path }) => {
    const wanted = readParams(listShape({ customer: z.string().optional(), status: z.string().optional() }), params)
    const found = store
      .all('checkout.session')
      .filter((each) => !wanted.customer || each.customer === wanted.customer)
      .filter((each) => !wanted.status || each.status === wanted.status)
    return pageOf(path, found.map(published), wanted)
  },
  'POST /v1/checkout/sessions/:id/expire': ({ store, id }) => {
    const session = store.get('checkout.session', id)
    if (session.status !== 'open') {
      throw new ApiError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      )
    }
    session.status = 'expired'
    session.url = null
    return published(session)
  },

  'POST /v1/billing_portal/sessions': ({ store, params, base }) => {
    const { configuration = null, flow_data, ...fields } = readParams(NewPortal, params)
    const chosen = flow_data?.subscription_update_confirm.items[0]?.price ?? null
    if (chosen !== null) store.get('price', chosen)
    if (configuration !== null) store.get('billing_portal.configuration', configuration)
    if (store.get('customer', fields.customer).deleted)
      throw new ApiError(400, `No such customer: '${fields.customer}'`)
    const session = store.create('billing_portal.session', { ...fields, configuration, chosen, url: '' })
    session.url = `${base}/p/session/${session.id}`
    return session
  },
  'GET /v1/billing_portal/configurations': ({ store, params, path }) =>
    pageOf(path, store.all('billing_portal.configuration'), readParams(listShape({ active: Flag.optional() }), params)),
  'POST /v1/billing_portal/configurations': ({ store, params }) => {
    const { features, metadata } = readParams(Configuration, params)
    return store.create('billing_portal.configuration', { features, metadata, active: true, is_default: false })
  },
  'POST /v1/billing_portal/configurations/:id': ({ store, params, id }) => {
    const { features, metadata } = readParams(Configuration, params)
    return Object.assign(store.get('billing_portal.configuration', id), { features, metadata })
  },

  'GET /v1/webhook_endpoints': ({ store, params, path }) =>
    pageOf(path, store.all('webhook_endpoint'), readParams(listShape({}), params)),
  'POST /v1/webhook_endpoints': ({ store, params }) => {
    const { url, enabled_events, metadata } = readParams(NewEndpoint, params)
    return store.create('webhook_endpoint', {
      url,
      enabled_events,
      metadata,
      status: 'enabled',
      secret: standInKeys.webhookSecret,
    })
  },
  'POST /v1/webhook_endpoints/:id': ({ store, params, id }) => {
    const { url, enabled_events, metadata } = readParams(NewEndpoint.omit({ api_version: true }), params)
    return Object.assign(store.get('webhook_endpoint', id), { url, enabled_events, metadata })
  },
}

/** Returns a session as the API shows it, without its private part. */
function published({ private: _, ...session }: CheckoutSession) {
  return session
}
