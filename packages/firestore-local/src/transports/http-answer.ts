import type { ServerResponse } from 'node:http'
import { type StatusError, toStatusError } from '../status.ts'

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
