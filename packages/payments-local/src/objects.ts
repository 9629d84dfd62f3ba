/** The objects the stand-in keeps, in the provider's format as far as we read it. Times are seconds since 1970. */
type Metadata = Record<string, string>
type Stored<Kind extends string> = { id: string; object: Kind; created: number; livemode: false }

export type Customer = Stored<'customer'> & {
  email: string | null
  name: string | null
  metadata: Metadata
  deleted?: true
}

export type Product = Stored<'product'> & {
  name: string
  active: boolean
  metadata: Metadata
  description: string | null
}

export type Price = Stored<'price'> & {
  product: string
  active: boolean
  currency: string
  unit_amount: number
  lookup_key: string | null
  nickname: string | null
  metadata: Metadata
  type: 'recurring'
  recurring: { interval: 'month' | 'year'; interval_count: 1 }
}

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled'

export type Subscription = Stored<'subscription'> & {
  customer: string
  status: SubscriptionStatus
  currency: string
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  trial_end: number | null
  latest_invoice: string | null
  metadata: Metadata
  items: { object: 'list'; has_more: false; url: string; data: [SubscriptionItem] }
}

export type SubscriptionItem = {
  id: string
  object: 'subscription_item'
  subscription: string
  quantity: 1
  price: Price
  current_period_start: number
  current_period_end: number
}

export type Invoice = Stored<'invoice'> & {
  number: string
  customer: string
  status: 'open' | 'paid' | 'void'
  currency: string
  total: number
  amount_due: number
  amount_paid: number
  attempt_count: number
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  lines: { object: 'list'; data: InvoiceLine[] }
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
}

export type InvoiceLine = { description: string; amount: number; period: { start: number; end: number } }

/** Links an invoice to the payment that settled it. */
export type InvoicePayment = Stored<'invoice_payment'> & {
  invoice: string
  amount_paid: number
  currency: string
  status: 'paid'
  payment: { type: 'payment_intent'; payment_intent: string }
}

export type Charge = Stored<'charge'> & {
  customer: string
  payment_intent: string
  amount: number
  amount_refunded: number
  currency: string
  paid: boolean
  refunded: boolean
  disputed: boolean
  status: 'succeeded' | 'failed'
}

export type CheckoutSession = Stored<'checkout.session'> & {
  customer: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  mode: 'subscription'
  url: string | null
  success_url: string
  cancel_url: string
  client_reference_id: string | null
  subscription: string | null
  metadata: Metadata
  expires_at: number
  allow_promotion_codes: boolean | null
  /** Not part of the API's object: data for the checkout page. */
  private: { price: string; promotion: string | null; trialDays: number; subscriptionMetadata: Metadata }
}

export type PortalSession = Stored<'billing_portal.session'> & {
  customer: string
  url: string
  return_url: string
  configuration: string | null
  /** The price preselected for a switch; not part of the API's object. */
  chosen: string | null
}

export type PortalConfiguration = Stored<'billing_portal.configuration'> & {
  active: boolean
  is_default: boolean
  metadata: Metadata
  features: unknown
}

export type Coupon = Stored<'coupon'> & { percent_off: number; duration: 'once' | 'forever'; name: string | null }
export type PromotionCode = Stored<'promotion_code'> & {
  code: string
  active: boolean
  promotion: { type: 'coupon'; coupon: string }
}

export type WebhookEndpoint = Stored<'webhook_endpoint'> & {
  url: string
  enabled_events: string[]
  status: 'enabled'
  metadata: Metadata
  secret: string
}

/** The card a customer pays with, one of the provider's published test numbers. */
export type Card = Stored<'card'> & { number: string }

export type World = {
  customer: Customer
  product: Product
  price: Price
  subscription: Subscription
  invoice: Invoice
  invoice_payment: InvoicePayment
  charge: Charge
  'checkout.session': CheckoutSession
  'billing_portal.session': PortalSession
  'billing_portal.configuration': PortalConfiguration
  coupon: Coupon
  promotion_code: PromotionCode
  webhook_endpoint: WebhookEndpoint
  card: Card
}
export type Kind = keyof World
