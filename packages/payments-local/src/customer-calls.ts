import { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { Call, CallContext } from './calls.ts'
import type { Card, Invoice } from './objects.ts'
import { Flag, listShape, Metadata, pageOf, readParams } from './params.ts'

const Since = z.strictObject({ gte: z.coerce.number().int().min(0) })

const Person = z.strictObject({ email: z.string().optional(), name: z.string().optional(), metadata: Metadata })

/** Customers, their subscriptions, invoices and charges. */
export const customerCalls: Record<string, Call> = {
  'POST /v1/customers': ({ store, params }) => {
    const { email = null, name = null, metadata } = readParams(Person, params)
    return store.create('customer', { email, name, metadata })
  },
  'GET /v1/customers/:id': ({ store, id }) => {
    const customer = store.get('customer', id)
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer
  },
  'DELETE /v1/customers/:id': ({ store, life, webhooks, id }) => {
    const customer = store.get('customer', id)
    if (customer.deleted)
      throw new ApiError(404, `No such customer: '${id}'`, { code: 'resource_missing', param: 'id' })
    for (const each of store.all('subscription')) if (each.customer === id) life.cancel(each)
    webhooks.emit('customer.deleted', customer)
    // Keep no personal data.
    Object.assign(customer, { deleted: true, email: null, name: null, metadata: {} })
    return { id, object: 'customer', deleted: true }
  },

  'GET /v1/subscriptions/:id': ({ store, id }) => store.get('subscription', id),
  'GET /v1/subscriptions': (context) => {
    const filters = { customer: z.string().optional(), status: z.string().optional() }
    const wanted = readParams(listShape(filters), context.params)
    const found = ofCustomer(context, 'subscription', wanted.customer).filter(({ status }) =>
      wanted.status === 'all' ? true : wanted.status ? status === wanted.status : status !== 'canceled',
    )
    return pageOf(context.path, found, wanted)
  },
  'POST /v1/subscriptions/:id': ({ store, life, params, id }) => {
    const subscription = store.get('subscription', id)
    const Change = z.strictObject({ cancel_at_period_end: Flag.optional(), metadata: Metadata.optional() })
    const { cancel_at_period_end } = readParams(Change, params)
    if (cancel_at_period_end !== undefined) life.setCancelAtPeriodEnd(subscription, cancel_at_period_end)
    return subscription
  },
  'DELETE /v1/subscriptions/:id': ({ store, life, id }) => {
    const subscription = store.get('subscription', id)
    if (subscription.status === 'canceled') {
      throw new ApiError(404, `No such subscription: ${id}`, { code: 'resource_missing', param: 'id' })
    }
    life.cancel(subscription)
    return subscription
  },

  'GET /v1/invoices': (context) => {
    const filters = { customer: z.string().optional(), status: z.string().optional() }
    const wanted = readParams(listShape(filters), context.params)
    const found = ofCustomer(context, 'invoice', wanted.customer).filter(
      ({ status }) => !wanted.status || status === wanted.status,
    )
    return pageOf(
      context.path,
      found.map((invoice) => withAddress(invoice, context.base)),
      wanted,
    )
  },
  'GET /v1/invoices/:id': ({ store, base, id }) => withAddress(store.get('invoice', id), base),
  'POST /v1/invoices/create_preview': ({ store, params }) => {
    const Preview = z.strictObject({ customer: z.string().optional(), subscription: z.string() })
    const subscription = store.get('subscription', readParams(Preview, params).subscription)
    const [item] = subscription.items.data
    const total = item.price.unit_amount
    const { customer, currency } = subscription
    return { object: 'invoice', customer, currency, total, amount_due: total, period_end: item.current_period_end }
  },
  'GET /v1/invoice_payments': ({ store, params, path }) => {
    const Payment = z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() })
    const filters = { payment: Payment.optional(), invoice: z.string().optional() }
    const { payment, invoice, ...paging } = readParams(listShape(filters), params)
    const found = store
      .all('invoice_payment')
      .filter((each) => !payment || each.payment.payment_intent === payment.payment_intent)
      .filter((each) => !invoice || each.invoice === invoice)
    return pageOf(path, found, paging)
  },
  'GET /v1/charges': (context) => {
    const filters = { customer: z.string().optional(), created: Since.optional() }
    const { customer, created, ...paging } = readParams(listShape(filters), context.params)
    const found = ofCustomer(context, 'charge', customer).filter((each) => each.created >= (created?.gte ?? 0))
    return pageOf(context.path, found, paging)
  },
  'GET /v1/charges/:id': ({ store, id }) => store.get('charge', id),
  'GET /v1/payment_methods': ({ store, params, path }) => {
    const wanted = readParams(listShape({ customer: z.string(), type: z.literal('card') }), params)
    const card = store.find('card', `card_${wanted.customer}`)
    return pageOf(path, card ? [asPaymentMethod(card)] : [], wanted)
  },
}

/** Adds the address where the customer can read the invoice. */
function withAddress(invoice: Invoice, base: string) {
  return { ...invoice, hosted_invoice_url: `${base}/i/${invoice.id}`, invoice_pdf: null }
}

/** A card in the provider's format; the test numbers have no expiry date of their own. */
function asPaymentMethod({ id, number }: Card) {
  const brand = number.startsWith('5') ? 'mastercard' : 'visa'
  const card = { brand, last4: number.slice(-4), exp_month: 12, exp_year: 2030 }
  return { id, object: 'payment_method', type: 'card', card }
}

function ofCustomer<Kind extends 'subscription' | 'invoice' | 'charge'>(
  { store }: CallContext,
  kind: Kind,
  customer: string | undefined,
) {
  return store.all(kind).filter((each) => !customer || each.customer === customer)
}
