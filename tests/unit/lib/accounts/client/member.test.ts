import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountRepair } from '../../../../../lib/accounts/client/member.ts'
import type { UsageDocument, UserDocument } from '../../../../../lib/accounts/documents.ts'
import type { PlanDocument } from '../../../../../lib/billing/plan-document.ts'

const complete = vi.fn<() => Promise<void>>()
let repair: AccountRepair

const email = 'ann@example.com'
const plan = { name: { slug: 'free' } } as PlanDocument
const userDocument = { email } as UserDocument
const usage = { days: {} } as UsageDocument
const whole = { plan, userDocument, usage }

beforeEach(() => {
  vi.useFakeTimers()
  complete.mockReset().mockResolvedValue()
  repair = new AccountRepair(complete)
})
afterEach(() => {
  repair.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('AccountRepair', () => {
  it('does nothing for an account that is complete or still loading', async () => {
    repair.documentsAre({ plan: undefined, userDocument: undefined, usage: undefined }, email)
    repair.documentsAre(whole, email)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(complete).not.toHaveBeenCalled()
  })

  it.each(['plan', 'userDocument', 'usage'] as const)(
    'completes an account without its %s after five seconds',
    async (part) => {
      repair.documentsAre({ ...whole, [part]: null }, email)
      await vi.advanceTimersByTimeAsync(4_999)
      expect(complete).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(complete).toHaveBeenCalledOnce()
    },
  )

  it('updates an outdated e-mail address, but ignores a difference in case', async () => {
    repair.documentsAre(whole, 'ANN@example.com')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(complete).not.toHaveBeenCalled()
    repair.documentsAre(whole, 'ann@new.example.com')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(complete).toHaveBeenCalledOnce()
  })

  it('does nothing if a sign-up writes the documents in time', async () => {
    repair.documentsAre({ ...whole, plan: null }, email)
    await vi.advanceTimersByTimeAsync(3_000)
    repair.documentsAre(whole, email)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(complete).not.toHaveBeenCalled()
  })

  it('does nothing while held, and continues afterwards', async () => {
    repair.hold(true)
    repair.documentsAre({ ...whole, plan: null }, email)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(complete).not.toHaveBeenCalled()
    repair.hold(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(complete).toHaveBeenCalledOnce()
  })

  it('retries with growing delays after a failure, until the account is complete', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    complete.mockRejectedValue(new Error('unavailable'))
    repair.documentsAre({ ...whole, plan: null }, email)
    await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000)
    expect(complete).toHaveBeenCalledTimes(3)
    repair.documentsAre(whole, email)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(complete).toHaveBeenCalledTimes(3)
  })

  it('completes an account without a plan at once for a write that needs it, and only such an account', async () => {
    repair.documentsAre({ ...whole, usage: null }, email)
    await repair.ensurePlan()
    expect(complete).not.toHaveBeenCalled()
    repair.documentsAre({ ...whole, plan: null }, email)
    await repair.ensurePlan()
    expect(complete).toHaveBeenCalledOnce()
    complete.mockRejectedValueOnce(new Error('unavailable'))
    await expect(repair.ensurePlan()).rejects.toThrow('unavailable')
    repair.documentsAre(whole, email)
    await repair.ensurePlan()
    expect(complete).toHaveBeenCalledTimes(2)
  })

  it('asks for patience while this page is signing someone up', async () => {
    repair.hold(true)
    repair.documentsAre({ ...whole, plan: null }, email)
    await expect(repair.ensurePlan()).rejects.toThrow('Your account isn’t ready yet.')
    expect(complete).not.toHaveBeenCalled()
  })
})
