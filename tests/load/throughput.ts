import autocannon from 'autocannon'
import { buildApp, prepareApp, serveApp } from '../apps/app.ts'
import { freePorts } from '../backend/ports.ts'

/** Answers a second of one page of each side, the median of its rounds. */
export type Throughput = { page: string; ours: number; blank: number; ratio: number }

const rounds = 5
const connections = 20
/** Prerendered, of words alone, and of a tool. */
const measured = ['/faq', '/pricing', '/qantas/reward-seat-finder']

/**
 * Asks a prerendered page and the page of an empty app in turn, so that the machine's other work hits both alike, as a
 * reader who unpacks `encodings`.
 */
export async function compareWithBlank(
  siteUrl: string,
  seconds: number,
  encodings = 'identity',
): Promise<Throughput[]> {
  prepareApp('blank')
  buildApp('blank', 'load')
  const [port = 0] = await freePorts(1)
  const stop = await serveApp('blank', 'load', port)
  try {
    const blankUrl = `http://127.0.0.1:${port}/`
    const ask = (url: string) => answersASecond(url, seconds, encodings)
    await ask(blankUrl)
    const compared: Throughput[] = []
    for (const page of measured) {
      compared.push(await compare(page, { ours: `${siteUrl}${page}`, blank: blankUrl }, ask))
    }
    return compared
  } finally {
    await stop()
  }
}

type Ask = (url: string) => Promise<number>

async function compare(page: string, at: { ours: string; blank: string }, ask: Ask): Promise<Throughput> {
  await ask(at.ours)
  const pairs: { ours: number; blank: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ ours: await ask(at.ours), blank: await ask(at.blank) })
  }
  const ratio = median(pairs.map((pair) => pair.ours / pair.blank))
  return { page, ours: median(pairs.map((pair) => pair.ours)), blank: median(pairs.map((pair) => pair.blank)), ratio }
}

async function answersASecond(url: string, duration: number, encodings: string): Promise<number> {
  const headers = { 'accept-encoding': encodings }
  const { errors, non2xx, requests } = await autocannon({ url, connections, duration, headers })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx`)
  return requests.average
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
