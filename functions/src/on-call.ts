import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall as makeCallable,
} from 'firebase-functions/https'
import type { z } from 'zod'
import { findAddressBlock, getClientAddress, parseRanges } from '../../lib/server/client-address.ts'
import { env } from '../../lib/server/env.ts'
import { writeLog } from '../../lib/server/logs/log-line.ts'
import { reported } from './reported.ts'

/** Deeper than anything a page sends, and far shallower than what overflows the framework's recursive decoder. */
const deepest = 40

/**
 * Returns whether a parsed body is what a callable expects: `data` and nothing else, not deeply nested, and without the
 * `@type` marks by which the framework encodes numbers that JSON doesn't have. The framework would log any other field
 * beside `data`, and fail on a body with its own `hasOwnProperty`.
 */
export function isReadable(body: unknown): boolean {
  if (!isObject(body)) return true
  if (body instanceof Uint8Array || Object.keys(body).some((key) => key !== 'data')) return false
  let level = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest || level.some((value) => '@type' in value)) return false
    level = level.flatMap((value) => Object.values(value).filter(isObject))
  }
  return true
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type Handler<Result> = (request: CallableRequest<unknown>) => Promise<Result>

/**
 * Creates a callable whose runs are reported. It rejects unreadable bodies before the framework reads them: the
 * framework decodes a body recursively, throws on types it doesn't know, and logs what it rejects and answers it as a
 * server error.
 */
export function onCall<Result>(
  name: string,
  options: CallableOptions,
  handler: Handler<Result>,
): CallableFunction<unknown, Promise<Result>> {
  const made = makeCallable(options, reported(name, handler))
  const guarded: typeof made = Object.assign(
    ((request, response) => {
      if (isReadable(request.body)) return made(request, response)
      const error = { status: 'INVALID_ARGUMENT', message: 'Send the data as JSON, as a callable function expects.' }
      response.status(400).send({ error })
    }) as typeof made,
    { run: made.run, stream: made.stream },
  )
  // The deployment reads these properties; one of them is a getter.
  const { __trigger: trigger, __endpoint: endpoint } = Object.getOwnPropertyDescriptors(
    made as object,
  ) as PropertyDescriptorMap
  return Object.defineProperties(guarded, {
    ...(trigger && { __trigger: trigger }),
    ...(endpoint && { __endpoint: endpoint }),
  })
}

/**
 * Validates the body of a callable.
 * @throws invalid-argument naming each wrong field and what it should be, never repeating what was sent.
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.slice(0, 10).map(({ path, message }) => ({ field: path.join('.'), message }))
  const [first] = faults
  throw new HttpsError('invalid-argument', `${first?.field || 'body'}: ${first?.message ?? 'not valid'}`, { faults })
}

const words = 'You’ve sent too many in the last hour. Try again later.'

/** Returns the error for too many calls. Only the first within an hour is logged. */
export function tooMany(first: boolean): HttpsError {
  return new HttpsError('resource-exhausted', words, { first })
}

/** Wraps a handler so that its refusals are logged: the code and which fields, never what was sent. */
export function refusalsLogged<Arguments extends unknown[], Result>(
  what: string,
  handler: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return async (...given) => {
    try {
      return await handler(...given)
    } catch (error) {
      if (error instanceof HttpsError && isWorthALine(error)) {
        writeLog('WARNING', `${what} refused: ${error.code}, ${error.message}`)
      }
      throw error
    }
  }
}

function isWorthALine({ code, details }: HttpsError): boolean {
  return code !== 'resource-exhausted' || (details as { first?: boolean } | undefined)?.first === true
}

/** Returns the IP address a call comes from, as the proxies in front report it. */
export function callerAddress(request: CallableRequest<unknown>): string {
  return getClientAddress(new Headers({ 'x-forwarded-for': forwardedFor(request) }), parseRanges(env().TRUSTED_PROXIES))
}

/** Returns the block of addresses around it; null for a call from our own network. */
export function callerBlock(request: CallableRequest<unknown>): string | null {
  return findAddressBlock(forwardedFor(request), parseRanges(env().TRUSTED_PROXIES))
}

function forwardedFor({ rawRequest }: CallableRequest<unknown>): string {
  return String(rawRequest.headers['x-forwarded-for'] ?? rawRequest.ip ?? '')
}
