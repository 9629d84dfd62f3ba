import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  onCall as makeCallable,
} from 'firebase-functions/https'

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
 * Creates a callable that rejects unreadable bodies before the framework reads them. The framework decodes a body
 * recursively, throws on types it doesn't know, and logs what it rejects and answers it as a server error.
 */
export function onCall<Result>(
  options: CallableOptions,
  handler: Handler<Result>,
): CallableFunction<unknown, Promise<Result>> {
  const made = makeCallable(options, handler)
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
