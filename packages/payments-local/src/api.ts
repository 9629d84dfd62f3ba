import { ApiError } from './api-error.ts'
import type { Call, Desk } from './calls.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { customerCalls } from './customer-calls.ts'
import { parseForm } from './form.ts'
import { standInKeys } from './keys.ts'
import { sessionCalls } from './session-calls.ts'
import { newId } from './store.ts'

export type ApiRequest = {
  method: string
  url: URL
  /** The secret key the caller sent. */
  key: string | null
  idempotencyKey: string | null
  body: string
}
export type ApiAnswer = { status: number; body: object; headers: Record<string, string> }

const calls: [method: string, path: RegExp, call: Call][] = Object.entries({
  ...catalogueCalls,
  ...customerCalls,
  ...sessionCalls,
}).map(([line, call]) => {
  const [method = '', path = ''] = line.split(' ')
  return [method, new RegExp(`^${path.replace(':id', '(?<id>[^/]+)')}$`), call]
})

/** The API: finds and answers calls. A repeated idempotency key gets the same response as before. */
export class Api {
  readonly #desk: Desk
  readonly #answered = new Map<string, { fingerprint: string; answer: ApiAnswer }>()

  constructor(desk: Desk) {
    this.#desk = desk
  }

  answer(request: ApiRequest): ApiAnswer {
    const { idempotencyKey } = request
    const fingerprint = `${request.method} ${request.url.pathname} ${request.body}`
    const before = idempotencyKey === null ? undefined : this.#answered.get(idempotencyKey)
    if (before && before.fingerprint !== fingerprint) {
      const words = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return refusal(new ApiError(400, words, { type: 'idempotency_error' }))
    }
    if (before) return { ...before.answer, headers: { ...before.answer.headers, 'idempotent-replayed': 'true' } }
    const answer = this.#answerNow(request)
    if (idempotencyKey !== null && answer.status < 500) this.#answered.set(idempotencyKey, { fingerprint, answer })
    return answer
  }

  #answerNow({ method, url, key, body }: ApiRequest): ApiAnswer {
    try {
      if (key !== standInKeys.secretKey) throw new ApiError(401, 'Invalid API Key provided.')
      for (const [callMethod, path, call] of calls) {
        const match = callMethod === method ? path.exec(url.pathname) : null
        if (!match) continue
        const params = parseForm(method === 'POST' ? body : url.search)
        const id = decodeURIComponent(match.groups?.id ?? '')
        const object = call({ ...this.#desk, params, path: url.pathname, id })
        if (method !== 'GET') this.#desk.store.save()
        // A copy, so that the response does not change later, even when it is repeated.
        return { status: 200, body: structuredClone(object), headers: { 'request-id': newId('req') } }
      }
      throw new ApiError(404, `Unrecognized request URL (${method}: ${url.pathname}).`)
    } catch (error) {
      if (error instanceof ApiError) return refusal(error)
      throw error
    }
  }
}

function refusal({ status, body }: ApiError): ApiAnswer {
  return { status, body, headers: { 'request-id': newId('req') } }
}
