import type { IncomingMessage } from 'node:http'
import { StatusError } from '../status.ts'
import { maxRequestBytes, requestTooLarge } from './limits.ts'

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
