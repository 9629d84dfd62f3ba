import { connect } from 'node:net'
import { buildApp, prepareApp, serveApp } from '../apps/app.ts'
import { freePorts } from '../backend/ports.ts'

/** Answers a second for one page of ours and the blank app's: the medians of the rounds. */
export type Throughput = { page: string; ours: number; blank: number; ratio: number }

const rounds = 5
const connections = 20
/** Prerendered pages: two of text only, and one of a tool. */
const prerendered = ['/faq', '/pricing', '/qantas/reward-seat-finder']
/** A prerendered page into which the server puts rows and a year's calendar for each request. */
export const filledPage = '/qantas/reward-seat-finder?from=SYD&to=SIN'

/**
 * Requests prerendered pages and the page of an empty app in turn, so that the machine's other work affects both alike.
 * The client accepts `encodings`.
 */
export async function compareWithBlank(
  siteUrl: string,
  seconds: number,
  encodings = 'identity',
  measured: readonly string[] = prerendered,
): Promise<Throughput[]> {
  prepareApp('blank')
  buildApp('blank', 'load')
  const [port = 0] = await freePorts(1)
  const stop = await serveApp('blank', 'load', port)
  try {
    const blankUrl = `http://127.0.0.1:${port}/`
    const measure = (url: string) => answersASecond(url, seconds, encodings)
    await measure(blankUrl)
    const compared: Throughput[] = []
    for (const page of measured) {
      compared.push(await compare(page, { ours: `${siteUrl}${page}`, blank: blankUrl }, measure))
    }
    return compared
  } finally {
    await stop()
  }
}

type Measure = (url: string) => Promise<number>

async function compare(page: string, at: { ours: string; blank: string }, measure: Measure): Promise<Throughput> {
  await measure(at.ours)
  const pairs: { ours: number; blank: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ ours: await measure(at.ours), blank: await measure(at.blank) })
  }
  const ratio = median(pairs.map((pair) => pair.ours / pair.blank))
  return { page, ours: median(pairs.map((pair) => pair.ours)), blank: median(pairs.map((pair) => pair.blank)), ratio }
}

/**
 * Sends requests over a few connections for some seconds and only detects where an answer ends: parsing headers and
 * bodies would take so long that it measured the client.
 */
async function answersASecond(url: string, seconds: number, encodings: string): Promise<number> {
  const until = performance.now() + seconds * 1000
  const counts = await Promise.all(Array.from({ length: connections }, () => sendUntil(new URL(url), encodings, until)))
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

function sendUntil({ hostname, port, pathname, search, host }: URL, encodings: string, until: number): Promise<number> {
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${encodings}\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let [answers, read, whole] = [0, 0, 0]
    socket.on('data', (piece) => {
      if (read === 0) whole = lengthOf(piece)
      read += piece.length
      const isWhole = whole > 0 ? read >= whole : piece.subarray(-5).equals(lastChunk)
      if (!isWhole) return
      answers += 1
      read = 0
      if (performance.now() < until) socket.write(request)
      else socket.end()
    })
    socket.once('error', reject)
    socket.once('close', () =>
      performance.now() < until ? reject(new Error(`${pathname} was cut off`)) : resolve(answers),
    )
    socket.write(request)
  })
}

const lastChunk = Buffer.from('0\r\n\r\n')

/** Bytes of an answer with its head, by its first piece; 0 for one that comes in chunks. @throws Error for any but a 200. */
function lengthOf(piece: Buffer): number {
  const end = piece.indexOf('\r\n\r\n')
  const head = piece.subarray(0, end).toString('latin1')
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(head.split('\r\n')[0])
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return length > 0 ? end + 4 + length : 0
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
