import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  onCall as makeCallable,
} from 'firebase-functions/https'
import { isReadable } from './is-readable.ts'

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
      const error = { status: 'INVALID_ARGUMENT', message: 'The body is not one that a callable reads.' }
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
