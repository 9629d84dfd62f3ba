import type { IncomingMessage, ServerResponse } from 'node:http'
import { StatusError, toStatusError } from '../status.ts'

/** Firestore's own limit for one request. */
export const maxRequestBytes = 11_534_336

export const requestTooLarge = () =>
  new StatusError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${maxRequestBytes} bytes.`)

/** Returns the request's URL, or null when it cannot be parsed, such as `http:` alone. */
export function requestUrl({ url = '/' }: IncomingMessage): URL | null {
  // Append to a host rather than resolve against one: a leading `//` would be read as the start of a host name.
  const address = `http://localhost${url}`
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : null
}

/** Reads a request's whole body as text. @throws StatusError INVALID_ARGUMENT beyond Firestore's request limit */
export async function readBody(request: IncomingMessage, limit = maxRequestBytes): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // Read to the end: a browser sees a response sent before the body has arrived as a broken connection.
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw requestTooLarge()
  return Buffer.concat(chunks).toString('utf8')
}

/** Parses a JSON body; an empty body is an empty object. @throws StatusError INVALID_ARGUMENT */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StatusError('INVALID_ARGUMENT', `Invalid JSON payload received. ${why}`)
  }
}

/** Google's JSON format for an error. */
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

/** @param inArray for streaming methods, whose responses, errors included, are arrays */
export function sendError(response: ServerResponse, error: unknown, inArray = false): void {
  const status = toStatusError(error)
  const body = errorBody(status)
  sendJson(response, status.httpCode, inArray ? [body] : body)
}
