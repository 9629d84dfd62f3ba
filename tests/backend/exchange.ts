import { type Agent, request as httpRequest, type IncomingMessage } from 'node:http'

export type Question = { method: string; path: string; headers: Record<string, string>; body: string | null }

/** `text` is the beginning of the body, a character for each byte; `ms` is the time from request to last byte. */
export type Answer = { status: number; headers: IncomingMessage['headers']; text: string; ms: number }

type Limits = { patienceMs: number; keptBytes: number }

/** Asks as it stands, without what a browser would mend. @throws Error when the connection ends without an answer. */
export async function exchange(agent: Agent, origin: string, question: Question, limits: Limits): Promise<Answer> {
  try {
    return await exchangeOnce(agent, origin, question, limits)
  } catch (error) {
    // The server may close a kept connection just as it is reused, so a request on one is repeated once.
    if (error instanceof Error && (error as { reused?: boolean }).reused) {
      return exchangeOnce(agent, origin, question, limits)
    }
    throw error
  }
}

function exchangeOnce(
  agent: Agent,
  origin: string,
  { method, path, headers, body }: Question,
  { patienceMs, keptBytes }: Limits,
): Promise<Answer> {
  const { hostname, port, pathname } = new URL(origin)
  const began = performance.now()
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const target = { agent, hostname, port, method, path: `${pathname.replace(/\/$/, '')}${path}` }
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ ...target, headers: { ...headers, ...length } }, (incoming) => {
      read(incoming, keptBytes).then((text) => {
        const { statusCode: status = 0, headers: given } = incoming
        resolve({ status, headers: given, text, ms: performance.now() - began })
      }, reject)
    })
    sent.setTimeout(patienceMs, () => sent.destroy(new Error(`no answer within ${patienceMs / 1000} s`)))
    sent.once('error', (error) => reject(Object.assign(error, { reused: sent.reusedSocket })))
    sent.end(body ?? undefined)
  })
}

async function read(incoming: IncomingMessage, keptBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming) {
    if (length < keptBytes) chunks.push(chunk as Buffer)
    length += (chunk as Buffer).length
  }
  return Buffer.concat(chunks).subarray(0, keptBytes).toString('latin1')
}
