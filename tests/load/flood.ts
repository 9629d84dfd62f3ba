import { Agent } from 'node:http'
import { exchange } from '../backend/exchange.ts'
import { Random } from '../fuzz/random.ts'
import { pagePath, widePath } from './deeds.ts'

const limits = { patienceMs: 30_000, keptBytes: 1_000 }
/** Requests a second: more than the 40 that one address is allowed. */
const aSecond = 50

/** How many answers a flood got, by status; 0 stands for no answer. */
export type FloodCount = Map<number, number>

/**
 * One client address that makes fifty expensive requests a second: URLs of 15 kB, invented slugs, the widest searches,
 * and pages. Every second client opens a new connection for each request.
 */
export async function flood(number: number, url: string, untilMs: number, counts: FloodCount): Promise<void> {
  const random = new Random(10_000 + number)
  const agent = new Agent({ keepAlive: number % 2 === 0, maxSockets: 8 })
  const headers = { 'x-forwarded-for': `198.19.${Math.floor(number / 200)}.${1 + (number % 200)}` }
  const send = async () => {
    const status = await exchange(
      agent,
      url,
      { method: 'GET', path: costly(random), headers, body: null },
      limits,
    ).then(
      (answer) => answer.status,
      () => 0,
    )
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  const under = new Set<Promise<void>>()
  while (performance.now() < untilMs) {
    // Requests overlap, so that slow answers don't throttle the flood, but not without limit.
    if (under.size < 100) {
      const one = send().finally(() => under.delete(one))
      under.add(one)
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000 / aSecond))
  }
  await Promise.all(under)
  agent.destroy()
}

function costly(random: Random): string {
  const roll = random.next()
  if (roll < 0.25) return `${pagePath(random)}?${'a=1&'.repeat(3_800)}`
  if (roll < 0.5) return `/popular-routes/${Math.floor(random.next() * 1e9).toString(36)}-to-nowhere`
  return roll < 0.75 ? widePath(random) : pagePath(random)
}
