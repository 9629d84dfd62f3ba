import { type AddressLimits, createAddressLimits } from '../../lib/server/http/refuse-request.ts'
import { connectStore, type SharedStore } from '../../lib/server/rate-limiter.ts'
import { RedisServer } from '../contract/rate-limits/redis-server.ts'
import type { Figure } from './run.ts'

export const name = 'Rate limits of many web servers in one store (redis-server on this machine)'

const requests = 20_000
/** Requests in progress at once, as on a busy server. */
const abreast = 64

async function connect(url: string): Promise<SharedStore> {
  const store = connectStore(url)
  await new Promise((resolve) => store.once('ready', resolve))
  return store
}

/** Measures requests, each from another address, sent to the servers in turn. @returns their times in ms, sorted */
async function measureAll(servers: readonly AddressLimits[]): Promise<{ waits: Float64Array; seconds: number }> {
  const waits = new Float64Array(requests)
  let next = 0
  const began = performance.now()
  const measureSome = async () => {
    for (let at = next++; at < requests; at = next++) {
      const startedAt = performance.now()
      await servers[at % servers.length]?.consume('page', [`2001:db8:${at.toString(16)}::/64`])
      waits[at] = performance.now() - startedAt
    }
  }
  await Promise.all(Array.from({ length: abreast }, measureSome))
  return { waits: waits.sort(), seconds: (performance.now() - began) / 1_000 }
}

export async function run(): Promise<Figure[]> {
  const redis = new RedisServer(6_391)
  await redis.start()
  const figures: Figure[] = []
  const add = (label: string, { waits, seconds }: Awaited<ReturnType<typeof measureAll>>) =>
    figures.push(
      { metric: `${label}: takes`, value: requests / seconds, unit: 'a second' },
      { metric: `${label}: p50`, value: waits[requests / 2] ?? 0, unit: 'ms' },
      { metric: `${label}: p99`, value: waits[requests * 0.99] ?? 0, unit: 'ms' },
    )
  try {
    add('1 server, in its own memory', await measureAll([createAddressLimits()]))
    for (const count of [1, 10, 100, 1_000]) {
      const stores = await Promise.all(Array.from({ length: count }, () => connect(redis.url)))
      add(
        `${count} server${count === 1 ? '' : 's'}, in the store`,
        await measureAll(stores.map((store) => createAddressLimits({ store }))),
      )
      for (const store of stores) store.disconnect()
    }
  } finally {
    await redis.stop()
  }
  return figures
}
