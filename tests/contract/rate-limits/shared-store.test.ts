import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createRateLimits } from '../../../lib/server/api/rate-limits.ts'
import { type AddressLimits, createAddressLimits } from '../../../lib/server/http/refuse-request.ts'
import { connectStore, type SharedStore } from '../../../lib/server/rate-limiter.ts'
import { RedisServer } from './redis-server.ts'

let redis: RedisServer
const stores: SharedStore[] = []

/** How long servers wait for a working store, so that a busy machine does not look like a lost store. */
const patienceMs = 30_000

/** A separate, ready connection, as each web server has one. */
async function connect(answersMs?: number): Promise<SharedStore> {
  const store = connectStore(redis.url, answersMs)
  stores.push(store)
  await vi.waitUntil(() => store.status === 'ready', 10_000)
  return store
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** How many of `count` requests of one address are admitted, sent to the servers in turn. */
async function countAdmitted(servers: readonly AddressLimits[], address: string, count: number): Promise<number> {
  const waits = await Promise.all(
    Array.from({ length: count }, (_, at) => servers[at % servers.length]?.consume('image', [address])),
  )
  return waits.filter((wait) => wait === null).length
}

/** Resolves once these servers together admit a new address of the network as often as one server does. */
async function toCountTogether(servers: readonly AddressLimits[], network: string): Promise<void> {
  let host = 0
  const admitNext = () => {
    host += 1
    return countAdmitted(servers, `${network}.${host}`, 200)
  }
  await vi.waitUntil(async () => (await admitNext()) === 60, 20_000)
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  redis = new RedisServer(await freePort())
  await redis.start()
}, 120_000)

afterAll(async () => {
  for (const store of stores) store.disconnect()
  redis.resume()
  await redis.stop()
})

describe('servers with one store', () => {
  it.each([1, 10, 100, 1_000])('share one allowance, %i of them', async (count) => {
    const servers = await Promise.all(
      Array.from({ length: count }, async () => createAddressLimits({ store: await connect(patienceMs) })),
    )
    expect(await countAdmitted(servers, `198.51.100.${count}`, 600)).toBe(60)
  })

  it('name the seconds to wait, and give each member a separate allowance', async () => {
    const store = await connect(patienceMs)
    const [one, other] = [createRateLimits({ store }), createRateLimits({ store })]
    const consume = (limits: typeof one, uid: string) => limits.waitOfCaller('live', { uid, address: '198.51.100.7' })
    for (let at = 0; at < 12; at += 1) expect(await consume(at % 2 ? one : other, 'member-a')).toBeNull()
    for (const limits of [one, other]) {
      const wait = await consume(limits, 'member-a')
      expect(wait).toBeGreaterThan(50)
      expect(wait).toBeLessThanOrEqual(60)
    }
    expect(await consume(one, 'member-b')).toBeNull()
  })

  it('stop asking it about an address that has used up its allowance', async () => {
    const store = await connect(patienceMs)
    const limits = createAddressLimits({ store })
    await countAdmitted([limits], '198.51.100.200', 61)
    const countCalls = async () => Number(/cmdstat_evalsha:calls=(\d+)/.exec(await store.info('commandstats'))?.[1])
    const before = await countCalls()
    expect(await countAdmitted([limits], '198.51.100.200', 1_000)).toBe(0)
    expect(await countCalls()).toBe(before)
  })
})

describe('a failing store', () => {
  it('that hangs delays servers briefly; they count alone, and together once it is back', async () => {
    const servers = [createAddressLimits({ store: await connect() }), createAddressLimits({ store: await connect() })]
    redis.pause()
    const began = performance.now()
    expect(await countAdmitted(servers, '198.51.100.201', 200)).toBe(120)
    expect(performance.now() - began).toBeLessThan(2_000)
    redis.resume()
    await vi.waitUntil(() => stores.slice(-2).every(({ status }) => status === 'ready'), 20_000)
    await toCountTogether(servers, '192.0.2')
  })

  it('that stops leaves each server counting alone, and together once it is back', async () => {
    const servers = [createAddressLimits({ store: await connect() }), createAddressLimits({ store: await connect() })]
    await redis.stop()
    await vi.waitUntil(() => stores.slice(-2).every(({ status }) => status !== 'ready'), 10_000)
    expect(await countAdmitted(servers, '198.51.100.203', 200)).toBe(120)
    await redis.start()
    await vi.waitUntil(() => stores.slice(-2).every(({ status }) => status === 'ready'), 20_000)
    await toCountTogether(servers, '203.0.113')
  })

  it('that was never there leaves the server counting alone', async () => {
    const store = connectStore('redis://127.0.0.1:1')
    stores.push(store)
    expect(await countAdmitted([createAddressLimits({ store })], '198.51.100.205', 100)).toBe(60)
  })
})
