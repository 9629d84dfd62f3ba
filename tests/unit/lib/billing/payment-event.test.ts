import { describe, expect, it, vi } from 'vitest'
import { applyPaymentEvent, type PlanTransaction, syncPlan } from '../../../../lib/billing/follow-payments.ts'
import { findCustomer, findDispute, refundedCharge } from '../../../../lib/billing/payment-event.ts'
import { customerId, ImaginedProvider, MemoryPlans, partiesOf, uid } from './imagined-provider.ts'

const event = (type: string, object: Record<string, unknown>) => ({ id: 'evt_1', type, created: 0, data: { object } })

describe('findCustomer', () => {
  it.each([
    ['invoice.paid', { customer: 'cus_1', id: 'in_1' }, 'cus_1'],
    ['invoice.paid', { customer: { id: 'cus_1' } }, 'cus_1'],
    ['invoice.paid', { customer: { id: 'in_1' } }, null],
    ['invoice.paid', { id: 'cus_1' }, null],
    ['invoice.paid', { customer: 'my cus_1' }, null],
    ['invoice.paid', { customer: 'cus_1/plan' }, null],
    ['customer.deleted', { id: 'cus_1', customer: 'cus_2' }, 'cus_1'],
  ])('%s of %j', (type, object, customer) => {
    expect(findCustomer(event(type, object))).toBe(customer)
  })
})

describe('refundedCharge', () => {
  it.each([
    ['charge.refunded', { id: 'ch_1', refunded: true }, 'ch_1'],
    ['charge.refunded', { id: 'ch_1', refunded: false }, null],
    ['charge.refunded', { refunded: true }, null],
    ['charge.captured', { id: 'ch_1', refunded: true }, null],
  ])('%s of %j', (type, object, charge) => {
    expect(refundedCharge(event(type, object))).toBe(charge)
  })
})

describe('findDispute', () => {
  const dispute = { charge: 'ch_1', created: 7, status: 'needs_response' }

  it.each([
    ['charge.dispute.created', dispute, { charge: 'ch_1', openedAt: 7 }],
    ['charge.dispute.created', { ...dispute, status: 'under_review_warning_' }, { charge: 'ch_1', openedAt: 7 }],
    ['charge.dispute.created', { ...dispute, status: 'warning_under_review' }, null],
    ['charge.dispute.created', { ...dispute, charge: null }, null],
    ['charge.dispute.closed', dispute, null],
  ])('%s of %j', (type, object, found) => {
    expect(findDispute(event(type, object))).toEqual(found)
  })
})

describe('a member whose plan document is gone', () => {
  const atOnce = async () => {}

  it('is left alone: nothing is stored, and no claim is set', async () => {
    const provider = new ImaginedProvider(atOnce)
    provider.happen('subscribe-gold')
    const plans = new MemoryPlans(atOnce)
    const written = vi.fn()
    const transaction: PlanTransaction = {
      findPlan: async () => null,
      isEventKnown: async () => false,
      writePlan: written,
      recordEvent: written,
    }
    const setClaim = vi.spyOn(plans, 'setClaim')
    const parties = partiesOf(provider, {
      findMember: (customer) => plans.findMember(customer),
      transaction: (work) => work(transaction),
      findSlug: async () => null,
      setClaim,
    })
    expect(await applyPaymentEvent(event('invoice.paid', { customer: customerId }), parties)).toBe('unrelated')
    expect(await syncPlan(uid, customerId, parties)).toBeNull()
    expect(written).not.toHaveBeenCalled()
    expect(setClaim).not.toHaveBeenCalled()
  })
})

describe('an unchanged plan', () => {
  it('that stayed the same sets its claim again', async () => {
    const provider = new ImaginedProvider(async () => {})
    const plans = new MemoryPlans(async () => {})
    provider.happen('subscribe-gold')
    const parties = partiesOf(provider, plans)
    const { after } = (await syncPlan(uid, customerId, parties)) ?? {}
    expect(after).toEqual(plans.plan)
    plans.claim = 'free'
    expect(await syncPlan(uid, customerId, parties)).toEqual({ before: after, after })
    expect(plans).toMatchObject({ plan: after, claim: 'gold' })
  })
})
