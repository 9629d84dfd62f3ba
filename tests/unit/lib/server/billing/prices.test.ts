import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PriceList } from '../../../../../lib/billing/offer-schemas.ts'
import { readPrices } from '../../../../../lib/server/billing/prices.ts'
import { createProvider } from '../../../../../lib/server/billing/provider.ts'
import { publicList } from '../../../../../lib/server/last-good.ts'
import { freePorts } from '../../../../backend/ports.ts'
import { type FaultProxy, startFaultProxy } from '../../../../faults/fault-proxy.ts'
import { stagePayments } from '../../../local/payments/stage.ts'

let payments: Awaited<ReturnType<typeof stagePayments>>
let proxy: FaultProxy
beforeAll(async () => {
  payments = await stagePayments()
  const [port = 0] = await freePorts(1)
  proxy = await startFaultProxy(port, new URL(payments.base).host)
})
afterAll(async () => {
  await proxy.stop()
  await payments.stop()
})
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  proxy.set('none')
  vi.restoreAllMocks()
})

/** Prices fetched through the proxy, with a separate clock. */
function openPrices(stripe: Pick<Stripe, 'prices'> = createProvider({ PAYMENTS_EMULATOR_HOST: proxy.host })) {
  let nowMs = 0
  const timeouts = { timeoutMs: 20, firstTimeoutMs: 10_000 }
  const list = publicList('prices', 300_000, () => readPrices(stripe, true), timeouts)
  const answer = () => list(nowMs)
  return {
    later: (ms: number) => {
      nowMs += ms
    },
    answer,
    shown: async () => PriceList.parse(await (await answer()).json()).prices.length,
  }
}

describe('an unavailable payment provider', () => {
  it.each(['stopped', 'cut'] as const)('%s: the last known prices are shown', async (fault) => {
    const prices = openPrices()
    expect(await prices.shown()).toBe(4)
    proxy.set(fault)
    prices.later(400_000)
    expect(await prices.shown()).toBe(4)
  })

  it.each(['stopped', 'cut'] as const)(
    '%s: answers 503 when no prices are known, and shows them once it is back',
    async (fault) => {
      const prices = openPrices()
      proxy.set(fault)
      expect((await prices.answer()).status).toBe(503)
      proxy.set('none')
      expect(await prices.shown()).toBe(4)
    },
  )

  it('slow: simultaneous first requests share one call; later the last known prices are shown', async () => {
    let speak = () => {}
    const list = vi.fn(() => new Promise<{ data: [] }>((resolve) => (speak = () => resolve({ data: [] }))))
    const prices = openPrices({ prices: { list } } as unknown as Stripe)
    const both = Promise.all([prices.answer(), prices.answer()])
    await vi.waitFor(() => expect(list).toHaveBeenCalled())
    speak()
    expect((await both).map(({ status }) => status)).toEqual([200, 200])
    expect(list).toHaveBeenCalledOnce()
    prices.later(400_000)
    expect((await prices.answer()).status).toBe(200)
    expect(list).toHaveBeenCalledTimes(2)
  })
})
