import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  onCall as makeCallable,
} from 'firebase-functions/https'

/** Deeper than anything a page sends, and far from where a reader that calls itself runs out of room. */
const deepest = 40

/**
 * Whether parsed JSON is what a callable is sent, `data` and nothing beside it, shallow, and free of the marks by which
 * the framework writes numbers JSON has not. What stands beside `data` the framework would write to the log, and end at
 * a body that names its own `hasOwnProperty`.
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
 * A callable. The framework reads a body by calling itself at every level, throws at types it does not know, and logs
 * what it does not take, which it answers as a fault of ours; such a body is refused before it gets there.
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
  // What deploys a function reads these from it; one of them is only worked out when it is read.
  const { __trigger: trigger, __endpoint: endpoint } = Object.getOwnPropertyDescriptors(
    made as object,
  ) as PropertyDescriptorMap
  return Object.defineProperties(guarded, {
    ...(trigger && { __trigger: trigger }),
    ...(endpoint && { __endpoint: endpoint }),
  })
}
