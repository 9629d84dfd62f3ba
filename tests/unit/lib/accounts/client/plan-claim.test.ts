import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlanClaim } from '../../../../../lib/accounts/client/member.ts'

const refresh = vi.fn<() => Promise<unknown>>()
let claim: PlanClaim

beforeEach(() => {
  vi.useFakeTimers()
  refresh.mockReset().mockResolvedValue('token')
  claim = new PlanClaim(refresh)
})
afterEach(() => vi.useRealTimers())

describe('PlanClaim', () => {
  it('refreshes 1500 ms after document and claim differ, not before', async () => {
    claim.setTokenPlan('free')
    claim.setDocumentPlan('gold')
    await vi.advanceTimersByTimeAsync(1_499)
    expect(refresh).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('does nothing while document and claim agree, or while the document is unknown', async () => {
    claim.setTokenPlan('gold')
    claim.setDocumentPlan('gold')
    await vi.advanceTimersByTimeAsync(60_000)
    claim.setDocumentPlan(null)
    claim.setTokenPlan('free')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refresh).not.toHaveBeenCalled()
  })

  it('does not restart the delay with every snapshot and token', async () => {
    claim.setTokenPlan('free')
    claim.setDocumentPlan('gold')
    await vi.advanceTimersByTimeAsync(1_000)
    claim.setDocumentPlan('gold')
    claim.setTokenPlan('free')
    await vi.advanceTimersByTimeAsync(500)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('doubles the delay while the new token still has the old claim, then stops', async () => {
    refresh.mockImplementation(async () => claim.setTokenPlan('free'))
    claim.setDocumentPlan('gold')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(refresh).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(refresh).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(refresh).toHaveBeenCalledTimes(2)
    refresh.mockImplementation(async () => claim.setTokenPlan('gold'))
    await vi.advanceTimersByTimeAsync(6_000)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(refresh).toHaveBeenCalledTimes(3)
  })

  it('tries again after a refresh that failed', async () => {
    refresh.mockRejectedValueOnce(new Error('offline'))
    claim.setDocumentPlan('gold')
    await vi.advanceTimersByTimeAsync(1_500)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('starts at 1500 ms again after another change', async () => {
    claim.setTokenPlan('free')
    claim.setDocumentPlan('gold')
    await vi.advanceTimersByTimeAsync(1_500)
    claim.setTokenPlan('gold')
    claim.setDocumentPlan('silver')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('does nothing once stopped', async () => {
    claim.setDocumentPlan('gold')
    claim.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refresh).not.toHaveBeenCalled()
  })
})
