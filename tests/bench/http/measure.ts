import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'

/** What one address answered under load. Times in ms, from the request to its complete answer. */
export type Measured = { requests: number; failed: number; p50: number; p99: number }

export type Load = { connections: number; rate: number; seconds: number }

/**
 * Requests several addresses at the same time, each at the same rate over separate connections, so that whatever else
 * the machine does affects them equally. A connection sends its share of each second at the second's start; the
 * connections start staggered over a second, alternating between the addresses, so that no address queues behind a
 * burst for the others.
 */
export async function measureTogether(urls: readonly string[], load: Load): Promise<Measured[]> {
  const answered = urls.map((): Answered => ({ times: [], failed: 0 }))
  const turns = urls.length * load.connections
  await Promise.all(
    Array.from({ length: turns }, async (_, turn) => {
      const at = turn % urls.length
      const [url, answers] = [urls[at], answered[at]]
      if (url === undefined || answers === undefined) throw new RangeError(`no address ${at}`)
      await setTimeout((turn * 1000) / turns)
      await sendRequests(url, load, answers)
    }),
  )
  return answered.map(({ times, failed }) => {
    times.sort((a, b) => a - b)
    return { requests: times.length, failed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
  })
}

type Answered = { times: number[]; failed: number }

/** Sends requests over one connection. */
function sendRequests(url: string, { connections, rate, seconds }: Load, answers: Answered): Promise<void> {
  return new Promise((resolve, reject) => {
    const share = { connections: 1, overallRate: rate / connections, duration: seconds }
    const run = autocannon({ url, ...share }, (error) => (error ? reject(error) : resolve()))
    run.on('response', (_client, statusCode, _bytes, responseTime) => {
      if (statusCode === 200) answers.times.push(responseTime)
      else answers.failed += 1
    })
    run.on('reqError', () => {
      answers.failed += 1
    })
  })
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
