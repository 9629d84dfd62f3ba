import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Job, Scheduler, trigger } from '../../../../local/up/scheduler.ts'
import { freePorts } from '../../../backend/ports.ts'

const start = Date.parse('2026-11-21T03:00:00.000Z')
const quarterly: Job = { name: 'refresh', region: 'r', text: 'every 15 minutes', timeZone: 'UTC' }
const nightly: Job = { name: 'nightly', region: 'r', text: '15 3 * * *', timeZone: 'UTC' }
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

/** A scheduler, what it ran, and what it printed. */
function scheduler(run: (job: Job) => Promise<void> = async () => {}) {
  const ran: string[] = []
  const said: string[] = []
  const clock = { now: () => new Date(Date.now()).toISOString() }
  const made = new Scheduler(
    async (job) => {
      ran.push(`${job.name} ${clock.now().slice(11, 16)}`)
      await run(job)
    },
    clock,
    (line) => said.push(line),
  )
  return { made, ran, said }
}

describe('Scheduler', () => {
  it('runs each function at its scheduled times', async () => {
    const { made, ran } = scheduler()
    made.start([quarterly, nightly])
    await minutes(46)
    expect(ran.sort()).toEqual(['nightly 03:15', 'refresh 03:15', 'refresh 03:30', 'refresh 03:45'])
    await minutes(24 * 60)
    expect(ran).toContain('nightly 03:15')
    expect(ran.filter((line) => line.startsWith('nightly'))).toHaveLength(2)
    made.stop()
  })

  it('prints a failure and runs again at the next time', async () => {
    const { made, ran, said } = scheduler(() => Promise.reject(new Error('refresh ended with 500')))
    made.start([quarterly])
    await minutes(31)
    expect([ran.length, said]).toEqual([2, ['refresh ended with 500', 'refresh ended with 500']])
    made.stop()
  })

  it('does not start a run while the previous one is still running, nor after it was stopped', async () => {
    let end = () => {}
    const { made, ran } = scheduler(() => new Promise((resolve) => (end = resolve)))
    made.start([quarterly])
    await minutes(60)
    expect(ran).toHaveLength(1)
    made.stop()
    end()
    await minutes(60)
    expect(ran).toHaveLength(1)
  })
})

describe('trigger', () => {
  const keys: string[] = []
  let server: Server
  let port = 0
  beforeEach(async () => {
    vi.useRealTimers()
    keys.length = 0
    server = createServer((request, response) => {
      const key = request.url?.split('/').at(-1) ?? ''
      keys.push(key)
      const status = key === 'r-refresh-2' ? 200 : key.startsWith('r-broken') ? 500 : 404
      response
        .writeHead(status)
        .end('Function does not exist, valid functions are: r-other, r-refresh-2, r-refreshed-0')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterEach(() => void server.close())

  it('finds a function by the number the emulator gave it', async () => {
    await trigger(quarterly, port)
    expect(keys).toEqual(['r-refresh-0', 'r-refresh-2'])
  })

  it('rejects with the name of a function that failed or doesn’t exist', async () => {
    await expect(trigger({ ...quarterly, name: 'broken' }, port)).rejects.toThrow('broken ended with 500')
    await expect(trigger({ ...quarterly, name: 'missing' }, port)).rejects.toThrow('missing ended with 404')
  })

  it('rejects with the address that could not be reached', async () => {
    const [nowhere = 0] = await freePorts(1)
    await expect(trigger(quarterly, nowhere)).rejects.toThrow(
      `${quarterly.name} wasn’t run: the functions at 127.0.0.1:${nowhere} can't be reached (ECONNREFUSED).`,
    )
  })
})
