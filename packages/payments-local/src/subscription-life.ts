import { behaviourOf } from './cards.ts'
import type { Invoice, InvoiceLine, Price, Subscription } from './objects.ts'
import { newId, type Store } from './store.ts'
import type { Webhooks } from './webhooks.ts'

/** The number of failed charges for one renewal after which the subscription is cancelled. */
const lastAttempt = 3
const daySeconds = 86_400

/**
 * The lifecycle of subscriptions: start, renewal, switch and cancellation, each with its invoices, charges and events.
 */
export class SubscriptionLife {
  readonly #store: Store
  readonly #webhooks: Webhooks

  constructor(store: Store, webhooks: Webhooks) {
    this.#store = store
    this.#webhooks = webhooks
  }

  /** Starts the subscription sold by a checkout; the card has already been accepted. */
  start(terms: {
    customer: string
    price: Price
    metadata: Record<string, string>
    trialDays: number
    percentOff: number
  }): Subscription {
    const { customer, price, metadata, trialDays, percentOff } = terms
    const now = this.#store.now()
    const trialEnd = trialDays > 0 ? now + trialDays * daySeconds : null
    const id = newId('sub')
    const subscription = this.#store.create('subscription', {
      id,
      ...{ customer, metadata, currency: price.currency },
      status: trialEnd === null ? 'active' : 'trialing',
      ...{ cancel_at_period_end: false, cancel_at: null, canceled_at: null, ended_at: null, latest_invoice: null },
      trial_end: trialEnd,
      items: {
        ...{ object: 'list', has_more: false, url: `/v1/subscription_items?subscription=${id}` },
        data: [
          {
            ...{ id: newId('si'), object: 'subscription_item', subscription: id, quantity: 1, price },
            ...{ current_period_start: now, current_period_end: trialEnd ?? nextPeriodEnd(now, price) },
          },
        ],
      },
    })
    const amount = trialEnd === null ? Math.round((price.unit_amount * (100 - percentOff)) / 100) : 0
    const period = { start: now, end: trialEnd ?? nextPeriodEnd(now, price) }
    const line = { description: price.nickname ?? '', amount, period }
    const invoice = this.#invoice(subscription, 'subscription_create', [line])
    this.#webhooks.emit('customer.subscription.created', subscription)
    this.#pay(subscription, invoice)
    return subscription
  }

  /** Ends a paid period: cancels the subscription if that was requested, otherwise charges for the next period. */
  endPeriod(subscription: Subscription): void {
    if (subscription.status === 'canceled') return
    if (subscription.cancel_at_period_end) {
      this.cancel(subscription)
      return
    }
    const [item] = subscription.items.data
    const open = this.#store
      .all('invoice')
      .find((each) => each.id === subscription.latest_invoice && each.status === 'open')
    const start = this.#store.now()
    const period = { start, end: nextPeriodEnd(start, item.price) }
    const line = { description: item.price.nickname ?? '', amount: item.price.unit_amount, period }
    const invoice = open ?? this.#invoice(subscription, 'subscription_cycle', [line])
    if (this.#chargeFails(subscription)) {
      this.#failPayment(subscription, invoice)
      return
    }
    item.current_period_start = this.#store.now()
    item.current_period_end = nextPeriodEnd(item.current_period_start, item.price)
    subscription.status = 'active'
    this.#pay(subscription, invoice)
    this.#changed(subscription)
  }

  /**
   * Switches to another price immediately. Credits the rest of the old period and charges the new price for the same
   * time, or for a whole new period if the interval changes.
   */
  switchPrice(subscription: Subscription, price: Price): void {
    const [item] = subscription.items.data
    const length = item.current_period_end - item.current_period_start
    const rest = Math.max(0, item.current_period_end - this.#store.now()) / length
    const credit = -Math.round(item.price.unit_amount * rest)
    const isSameInterval = item.price.recurring.interval === price.recurring.interval
    const charge = isSameInterval ? Math.round(price.unit_amount * rest) : price.unit_amount
    const now = this.#store.now()
    const left = { start: now, end: item.current_period_end }
    const bought = isSameInterval ? left : { start: now, end: nextPeriodEnd(now, price) }
    const invoice = this.#invoice(subscription, 'subscription_update', [
      { description: `Unused time on ${item.price.nickname}`, amount: credit, period: left },
      { description: `Remaining time on ${price.nickname}`, amount: charge, period: bought },
    ])
    if (!isSameInterval) {
      item.current_period_start = this.#store.now()
      item.current_period_end = nextPeriodEnd(item.current_period_start, price)
    }
    item.price = price
    this.#pay(subscription, invoice)
    this.#changed(subscription)
  }

  setCancelAtPeriodEnd(subscription: Subscription, cancels: boolean): void {
    subscription.cancel_at_period_end = cancels
    subscription.cancel_at = cancels ? subscription.items.data[0].current_period_end : null
    subscription.canceled_at = cancels ? this.#store.now() : null
    this.#changed(subscription)
  }

  /** Cancels the subscription immediately. */
  cancel(subscription: Subscription): void {
    if (subscription.status === 'canceled') return
    subscription.status = 'canceled'
    subscription.canceled_at ??= this.#store.now()
    subscription.ended_at = this.#store.now()
    this.#webhooks.emit('customer.subscription.deleted', subscription)
  }

  /** Ends all periods that are due. */
  endDuePeriods(): void {
    const now = this.#store.now()
    for (const subscription of this.#store.all('subscription')) {
      if (subscription.items.data[0].current_period_end <= now) this.endPeriod(subscription)
    }
  }

  #changed(subscription: Subscription): void {
    this.#webhooks.emit('customer.subscription.updated', subscription)
  }

  #chargeFails({ customer }: Subscription): boolean {
    const number = this.#store.find('card', `card_${customer}`)?.number ?? ''
    return ['declines', 'fails-later', null].includes(behaviourOf(number))
  }

  #failPayment(subscription: Subscription, invoice: Invoice): void {
    invoice.attempt_count += 1
    subscription.status = 'past_due'
    this.#webhooks.emit('invoice.payment_failed', invoice)
    if (invoice.attempt_count >= lastAttempt) {
      invoice.status = 'void'
      this.cancel(subscription)
    } else this.#changed(subscription)
  }

  #invoice(subscription: Subscription, billing_reason: Invoice['billing_reason'], lines: InvoiceLine[]): Invoice {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    const invoice = this.#store.create('invoice', {
      number: `SIM-${String(this.#store.all('invoice').length + 1).padStart(4, '0')}`,
      ...{ customer: subscription.customer, currency: subscription.currency, status: 'open', billing_reason },
      ...{ total, amount_due: Math.max(0, total), amount_paid: 0, attempt_count: 0 },
      lines: { object: 'list', data: lines },
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    })
    subscription.latest_invoice = invoice.id
    return invoice
  }

  #pay(subscription: Subscription, invoice: Invoice): void {
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.attempt_count += 1
    if (invoice.amount_paid > 0) {
      const payment_intent = newId('pi')
      this.#store.create('invoice_payment', {
        ...{ invoice: invoice.id, amount_paid: invoice.amount_paid, currency: invoice.currency, status: 'paid' },
        payment: { type: 'payment_intent', payment_intent },
      })
      this.#store.create('charge', {
        payment_intent,
        ...{ customer: subscription.customer, amount: invoice.amount_paid, currency: invoice.currency },
        ...{ amount_refunded: 0, paid: true, refunded: false, disputed: false, status: 'succeeded' },
      })
    }
    this.#webhooks.emit('invoice.paid', invoice)
  }
}

function nextPeriodEnd(from: number, { recurring }: Price): number {
  const date = new Date(from * 1000)
  const months = recurring.interval === 'year' ? 12 : 1
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  // In a shorter month, the 31st becomes the last day rather than a day of the next month.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return Math.floor(date.getTime() / 1000)
}
