import autocannon from 'autocannon'
import { buildApp, prepareApp, serveApp } from '../apps/app.ts'
import { freePorts } from '../backend/ports.ts'

/** Answers a second of one page of each side, the median of its rounds. */
export type Throughput = { page: string; ours: number; blank: number; ratio: number }

const rounds = 5
const connections = 20
/** Prerendered, of words alone, and of a tool. */
const measured = ['/faq', '/pricing', '/qantas/reward-seat-finder']

/** Asks a prerendered page and the page of an empty app in turn, so that the machine's other work hits both alike. */
export async function compareWithBlank(siteUrl: string, seconds: number): Promise<Throughput[]> {
  prepareApp('blank')
  buildApp('blank', 'load')
  const [port = 0] = await freePorts(1)
  const stop = await serveApp('blank', 'load', port)
  try {
    const blankUrl = `http://127.0.0.1:${port}/`
    await answersASecond(blankUrl, seconds)
    const compared: Throughput[] = []
    for (const page of measured) {
      compared.push(await compare(page, { ours: `${siteUrl}${page}`, blank: blankUrl }, seconds))
    }
    return compared
  } finally {
    await stop()
  }
}

async function compare(page: string, at: { ours: string; blank: string }, seconds: number): Promise<Throughput> {
  await answersASecond(at.ours, seconds)
  const pairs: { ours: number; blank: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ ours: await answersASecond(at.ours, seconds), blank: await answersASecond(at.blank, seconds) })
  }
  const ratio = median(pairs.map((pair) => pair.ours / pair.blank))
  return { page, ours: median(pairs.map((pair) => pair.ours)), blank: median(pairs.map((pair) => pair.blank)), ratio }
}

async function answersASecond(url: string, duration: number): Promise<number> {
  const { errors, non2xx, requests } = await autocannon({ url, connections, duration })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx`)
  return requests.average
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
