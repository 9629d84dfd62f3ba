import type { Parties, PlanStore, PlanTransaction, ProviderReads } from '../../../../lib/billing/follow-payments.ts'
import type { PaymentEvent } from '../../../../lib/billing/payment-event.ts'
import type { PlanDocument } from '../../../../lib/billing/plan-document.ts'
import type { Subscription } from '../../../../lib/billing/subscription.ts'
import type { PlanSlug } from '../../../../lib/core/plan.ts'

export const customerId = 'cus_1'
export const uid = 'member'

/** What one payment pays for, in seconds. */
const period = 1_000

/** Lets other work go first for a few turns, so that simultaneous calls interleave. */
export type Pause = () => Promise<void>

/** What members do to their subscription, or what happens to it. */
export const happenings = [
  'subscribe-silver',
  'subscribe-gold',
  'trial-gold',
  'upgrade',
  'downgrade',
  'overdue',
  'paid',
  'give-up',
  'cancel-at-end',
  'keep',
  'period-end',
  'cancel-now',
  'refund',
  'dispute',
  'delete-customer',
] as const
export type Happening = (typeof happenings)[number]

/** A provider in memory, with one customer, that reports each happening in an event. */
export class ImaginedProvider implements ProviderReads {
  readonly events: PaymentEvent[] = []
  #subscriptions: Subscription[] = []
  /** Every charge, with the subscription it paid for and until when. */
  readonly #charges: { id: string; subscription: Subscription; until: number }[] = []
  #deleted = false
  #clock = 1_790_000_000
  readonly #pause: Pause

  constructor(pause: Pause) {
    this.#pause = pause
  }

  /** The subscriptions that decide the plan in the end; null if the customer was deleted. */
  get final(): Subscription[] | null {
    return this.#deleted ? null : this.#subscriptions
  }

  async listSubscriptions(): Promise<Subscription[] | null> {
    await this.#pause()
    const now = this.final?.map((each) => ({ ...each })) ?? null
    // The answer takes time as well, and may be out of date when it arrives.
    await this.#pause()
    return now
  }

  async customerOfCharge(): Promise<string> {
    return customerId
  }

  async cancelSubscriptions(_customer: string, openedAt: number): Promise<void> {
    for (const each of this.#subscriptions) {
      if (each.status === 'canceled' || each.createdAt > openedAt) continue
      each.status = 'canceled'
      this.#tell('customer.subscription.deleted')
    }
  }

  async endRefunded(chargeId: string): Promise<void> {
    await this.#pause()
    const charge = this.#charges.find(({ id }) => id === chargeId)
    if (!charge || charge.subscription.status === 'canceled') return
    if (charge.until < (charge.subscription.periodEnd ?? 0)) return
    charge.subscription.status = 'canceled'
    this.#tell('customer.subscription.deleted')
  }

  /** Refunds the newest charge, in full or in part; `back` says how many charges earlier to refund instead. */
  refund({ whole = true, back = 0 } = {}): void {
    const id = this.#charges.at(-1 - back)?.id ?? 'ch_none'
    this.#tell('charge.refunded', { id, customer: customerId, refunded: whole })
  }

  happen(what: Happening): void {
    if (this.#deleted) return
    this.#clock += 60
    const running = this.#subscriptions.find(({ status }) => status !== 'canceled')
    if (what === 'delete-customer') {
      this.#deleted = true
      this.#tell('customer.deleted', { id: customerId })
    } else if (what === 'dispute') {
      this.#tell('charge.dispute.created', { charge: 'ch_1', created: this.#clock, status: 'needs_response' })
    } else if (what === 'refund') this.refund()
    else if (running) this.#change(running, what)
    else this.#subscribe(what)
  }

  #subscribe(what: Happening): void {
    if (!['subscribe-silver', 'subscribe-gold', 'trial-gold'].includes(what)) return
    this.#subscriptions.push({
      id: `sub_${this.#subscriptions.length}`,
      status: what === 'trial-gold' ? 'trialing' : 'active',
      plan: what === 'subscribe-silver' ? 'silver' : 'gold',
      period: 'monthly',
      createdAt: this.#clock,
      periodEnd: this.#clock + period,
      endsAt: null,
    })
    this.#charge(this.#subscriptions.at(-1))
    this.#tell('customer.subscription.created')
    this.#tell('invoice.paid')
  }

  #change(running: Subscription, what: Happening): void {
    const changes: Partial<Record<Happening, Partial<Subscription>>> = {
      upgrade: { plan: 'gold' },
      downgrade: { plan: 'silver' },
      overdue: { status: 'past_due' },
      paid: { status: 'active', periodEnd: this.#clock + period },
      'give-up': { status: 'unpaid' },
      'cancel-at-end': { endsAt: running.periodEnd },
      keep: { endsAt: null },
      'period-end': running.endsAt === null ? { periodEnd: this.#clock + period } : { status: 'canceled' },
      'cancel-now': { status: 'canceled' },
    }
    const change = changes[what]
    if (!change) return
    Object.assign(running, change)
    this.#tell(running.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated')
    if (what === 'overdue') this.#tell('invoice.payment_failed')
    if (change.periodEnd) this.#charge(running)
    if (what === 'paid') this.#tell('invoice.paid')
  }

  #charge(subscription: Subscription | undefined): void {
    if (!subscription?.periodEnd) return
    this.#charges.push({ id: `ch_${this.#charges.length}`, subscription, until: subscription.periodEnd })
  }

  #tell(type: string, object: Record<string, unknown> = { customer: customerId }): void {
    this.events.push({ id: `evt_${this.events.length}`, type, created: this.#clock, data: { object } })
  }
}

/**
 * Plans in memory, with transactions like the database's: an attempt starts again if the plan it read has been written
 * or its event recorded since, but not because of other documents.
 */
export class MemoryPlans implements PlanStore {
  plan: PlanDocument = { name: { slug: 'free' }, status: 'active', periodEnd: null }
  claim: PlanSlug = 'free'
  readonly known = new Set<string>()
  writes = 0
  readonly #pause: Pause
  readonly #failing: () => boolean
  #version = 0

  constructor(pause: Pause, failing: () => boolean = () => false) {
    this.#pause = pause
    this.#failing = failing
  }

  async findMember(customer: string): Promise<string | null> {
    await this.#pause()
    return customer === customerId ? uid : null
  }

  async transaction<Result>(work: (transaction: PlanTransaction) => Promise<Result>): Promise<Result> {
    for (;;) {
      const version = this.#version
      const writes: (() => void)[] = []
      const read = new Map<string, boolean>()
      const result = await work({
        findPlan: async () => this.plan,
        isEventKnown: async (id) => {
          read.set(id, this.known.has(id))
          return this.known.has(id)
        },
        writePlan: (_, plan) =>
          void writes.push(() => {
            this.#version += 1
            this.plan = plan
          }),
        recordEvent: (event) => void writes.push(() => this.known.add(event.id)),
      })
      await this.#pause()
      if (this.#failing()) throw new Error('the database is away')
      if (this.#version !== version || [...read].some(([id, was]) => this.known.has(id) !== was)) continue
      this.writes += writes.length
      for (const write of writes) write()
      return result
    }
  }

  async findSlug(): Promise<PlanSlug> {
    await this.#pause()
    return this.plan.name.slug
  }

  async setClaim(_: string, slug: PlanSlug): Promise<void> {
    await this.#pause()
    if (this.#failing()) throw new Error('the auth service is away')
    this.claim = slug
  }
}

export function partiesOf(provider: ProviderReads, store: PlanStore): Parties {
  return { provider, store }
}
