import type { IncomingMessage, ServerResponse } from 'node:http'
import { StatusError, toStatusError } from '../status.ts'

/** Firestore's own ceiling for one request. */
export const maxRequestBytes = 11_534_336

export const requestTooLarge = () =>
  new StatusError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${maxRequestBytes} bytes.`)

/** The request's address; null for one that cannot be read, such as `http:` alone. */
export function requestUrl({ url = '/' }: IncomingMessage): URL | null {
  // Put behind a host rather than resolved against one: `//` would be read as a host without a name.
  const address = `http://localhost${url}`
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : null
}

/** A request's whole body as text. @throws StatusError INVALID_ARGUMENT beyond Firestore's request limit */
export async function readBody(request: IncomingMessage, limit = maxRequestBytes): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // Read on to the end: an answer given before the body is through reaches a browser as a broken connection.
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw requestTooLarge()
  return Buffer.concat(chunks).toString('utf8')
}

/** A JSON body; an empty one is an empty object. @throws StatusError INVALID_ARGUMENT */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StatusError('INVALID_ARGUMENT', `Invalid JSON payload received. ${why}`)
  }
}

/** Google's JSON shape of an error. */
export const errorBody = (status: StatusError) => ({
  error: { code: status.httpCode, message: status.message, status: status.status },
})

export function sendJson(response: ServerResponse, statusCode: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(statusCode, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  })
  response.end(text)
}

/** @param inArray streaming methods answer with an array, their errors too */
export function sendError(response: ServerResponse, error: unknown, inArray = false): void {
  const status = toStatusError(error)
  const body = errorBody(status)
  sendJson(response, status.httpCode, inArray ? [body] : body)
}
