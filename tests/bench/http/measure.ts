import autocannon from 'autocannon'

/** What one address answered under load. Times in ms, from the request to its complete answer. */
export type Measured = { requests: number; failed: number; p50: number; p99: number }

export type Load = { connections: number; rate: number; seconds: number }

/**
 * Asks several addresses at the same time, each at the same rate over connections of its own, so that whatever else the
 * machine does hits them alike.
 */
export async function measureTogether(urls: readonly string[], load: Load): Promise<Measured[]> {
  return Promise.all(urls.map((url) => measure(url, load)))
}

function measure(url: string, { connections, rate, seconds }: Load): Promise<Measured> {
  const times: number[] = []
  let failed = 0
  return new Promise((resolve, reject) => {
    const run = autocannon({ url, connections, overallRate: rate, duration: seconds }, (error) => {
      if (error) return reject(error)
      times.sort((a, b) => a - b)
      resolve({ requests: times.length, failed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) })
    })
    run.on('response', (_client, statusCode, _bytes, responseTime) => {
      if (statusCode === 200) times.push(responseTime)
      else failed += 1
    })
    run.on('reqError', () => {
      failed += 1
    })
  })
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
