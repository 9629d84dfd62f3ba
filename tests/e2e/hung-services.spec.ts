import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { expect } from '@playwright/test'
import { headersOf } from './api-stage.ts'
import { base, ports } from './site.ts'
import { test } from './stage.ts'

/** The id of the process that listens on a port of this machine, found through Linux's /proc. */
function processAt(port: number): number {
  const listening = '0A'
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
  const place = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const own = sockets
    .map((line) => line.trim().split(/\s+/))
    .find(([, at, , state]) => at?.endsWith(place) && state === listening)
  const socket = `socket:[${own?.[9]}]`
  const found = readdirSync('/proc')
    .filter(Number)
    .find((pid) => {
      try {
        return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === socket)
      } catch {
        // The process has ended meanwhile, or belongs to another user.
        return false
      }
    })
  if (found === undefined) throw new Error(`nothing listens on port ${port}`)
  return Number(found)
}

const services = { database: ports['firestore-port'], auth: ports['auth-port'], payments: ports['payments-port'] }

const pages = [
  '/',
  '/pricing',
  '/status',
  '/reviews',
  '/leaderboard',
  '/qantas/reward-seat-finder?from=SYD&to=SIN',
  '/dashboard',
]
const journey = 'program=qantas&from=SYD&to=SIN'
const apis = [
  `/api/search?${journey}`,
  `/api/search/summary?${journey}`,
  `/api/journeys?kind=return&${journey}&minStay=3&maxStay=9`,
  `/api/coverage?${journey}`,
  `/api/options?${journey}&date=2026-12-05&cabin=J`,
  '/api/alerts/checks?alert=qantas.SYD.SIN.2026-12-01.2026-12-31',
  '/api/stats',
  '/api/prices',
  '/api/switches',
  '/api/reviews',
  '/api/leaderboard',
  '/api/bid-bands',
  '/api/wine-offers',
  '/api/release-heat',
  '/api/accuracy',
  '/api/tokens',
  '/api/config',
  '/api/health/ready',
]

async function timed(path: string, headers: Record<string, string>) {
  const began = performance.now()
  const response = await fetch(`${base}${path}`, { headers })
  await response.text()
  return { path, status: response.status, ms: Math.round(performance.now() - began) }
}

// Each request looks up the sample member, so each runs into a service that hangs.
const fetchAll = async (paths: readonly string[]) => {
  const headers = await headersOf('gold')
  return Promise.all(paths.map((path) => timed(path, headers)))
}

for (const [name, port] of Object.entries(services)) {
  test(`while the ${name} service hangs, pages and APIs answer in about two seconds, and later recover`, async () => {
    const before = await fetchAll([...pages, ...apis])
    const pid = processAt(port)
    process.kill(pid, 'SIGSTOP')
    const meanwhile = await fetchAll([...pages, ...apis]).finally(() => process.kill(pid, 'SIGCONT'))
    for (const { path, status, ms } of meanwhile) {
      // A little more than the two seconds, which are the wait for the service alone.
      expect(ms, path).toBeLessThan(2_800)
      expect([before.find((one) => one.path === path)?.status, 503], path).toContain(status)
    }
    // What is prerendered, held in memory or the same for everyone keeps working.
    const goesOn = [...pages, ...apis.slice(0, 4), '/api/reviews', '/api/leaderboard', '/api/switches', '/api/prices']
    for (const path of goesOn) expect(meanwhile.find((one) => one.path === path)?.status, path).toBe(200)
    await expect(async () => {
      const after = await fetchAll(apis)
      for (const { path, status } of after) {
        expect(status, path).toBe(before.find((one) => one.path === path)?.status)
      }
    }).toPass()
  })
}
