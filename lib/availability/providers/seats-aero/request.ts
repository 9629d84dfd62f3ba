import type { Instant } from '../../../core/clock.ts'
import { addMs } from '../../../core/dates.ts'
import { ProviderError } from '../provider-error.ts'

/** The site's own key, or the token that a member got by signing in to the provider. */
export type Credentials = { kind: 'key'; key: string } | { kind: 'token'; token: string }

export type SeatsAeroSettings = {
  /** Such as `https://seats.aero/partnerapi`. */
  baseUrl: string
  credentials: Credentials
  now: () => Instant
  /** Waits between two attempts; rejects when the signal is aborted. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** For one attempt, including reading the body. */
  timeoutMs?: number
  fetch?: typeof fetch
}

type ApiRequest = { method: 'GET' | 'POST'; path: string; query?: Record<string, string>; body?: unknown }

const TIMEOUT_MS = 30_000
const TRIES = 3
/** The longest wait before a retry. When the provider asks for longer, the error is thrown instead. */
const MAX_WAIT_SECONDS = 20
const BACK_OFF_SECONDS = 1
/** A thousand rows with all their trips are about 100 MB at most. */
const MAX_BODY_BYTES = 128_000_000

/** Sends requests to the provider within its limits. */
export class SeatsAeroRequests {
  #quota: Quota | null = null
  readonly #settings: SeatsAeroSettings

  constructor(settings: SeatsAeroSettings) {
    this.#settings = settings
  }

  /** What the provider last reported about its limit; null until a response has said, and again after a reset. */
  get quota(): Quota | null {
    const isReset = this.#quota !== null && secondsUntil(this.#quota.resetsAt, this.#settings.now()) === 0
    return isReset ? null : this.#quota
  }

  /**
   * Returns the JSON of a response. Retries transient faults, for GET only: live searches cost and must not run twice.
   * @throws ProviderError
   */
  async send(request: ApiRequest, signal: AbortSignal): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      this.#requireQuota()
      try {
        return await this.#once(request, signal)
      } catch (error) {
        const fault = toFault(error, signal)
        const seconds = getWait(fault, attempt)
        if (seconds === null || attempt === TRIES || request.method !== 'GET') throw fault
        await this.#settings.sleep(seconds * 1000, signal).catch((cause: unknown) => {
          throw toFault(cause, signal)
        })
      }
    }
  }

  /** Once a day's calls are used up, sends none until it resets, because refused calls may count against the key. */
  #requireQuota(): void {
    const { quota } = this
    if (quota === null || quota.remaining > 0) return
    const retryAfter = secondsUntil(quota.resetsAt, this.#settings.now())
    throw new ProviderError('rate-limited', 'We’ve used today’s calls to the provider.', { retryAfter })
  }

  async #once({ method, path, query = {}, body }: ApiRequest, signal: AbortSignal): Promise<unknown> {
    const { baseUrl, credentials, timeoutMs = TIMEOUT_MS, fetch: send = fetch, now } = this.#settings
    const url = `${baseUrl}${path}?${new URLSearchParams(query)}`.replace(/\?$/, '')
    const response = await send(url, {
      method,
      headers: {
        accept: 'application/json',
        'partner-authorization': credentials.kind === 'key' ? credentials.key : `Bearer ${credentials.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      // A redirect must not send the key to another site.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    this.#quota = readQuota(response.headers, now()) ?? this.#quota
    if (!response.ok) throw toRefusal(response, now())
    return JSON.parse(await readText(response))
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new ProviderError('bad-answer', 'The provider’s answer is too long.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function toRefusal({ status, headers }: Response, now: Instant): ProviderError {
  if (status === 429) {
    const retryAfter = parseRetryAfter(headers.get('retry-after'), now) ?? quotaSeconds(headers, now)
    return new ProviderError('rate-limited', 'The provider asks us to slow down.', { retryAfter })
  }
  if (status === 401 || status === 403) return new ProviderError('not-allowed', 'The provider doesn’t accept our key.')
  if (status >= 500) {
    const retryAfter = parseRetryAfter(headers.get('retry-after'), now)
    return new ProviderError('provider-down', `The provider is having problems and answered ${status}.`, { retryAfter })
  }
  return new ProviderError('bad-answer', `The provider refused the search and answered ${status}.`)
}

function quotaSeconds(headers: Headers, now: Instant): number | null {
  const quota = readQuota(headers, now)
  return quota === null ? null : secondsUntil(quota.resetsAt, now)
}

/** Parses a header that holds seconds or a date; null when it is missing or neither. */
function parseRetryAfter(text: string | null, now: Instant): number | null {
  if (text === null) return null
  if (/^\d+$/.test(text.trim())) return Number(text)
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.parse(now)) / 1000))
}

/** Returns the seconds to wait before the next attempt; null when there should be none. */
function getWait({ fault, retryAfter }: ProviderError, attempt: number): number | null {
  if (!['rate-limited', 'timed-out', 'unreachable', 'provider-down'].includes(fault)) return null
  const seconds = retryAfter ?? BACK_OFF_SECONDS * 2 ** (attempt - 1)
  return seconds <= MAX_WAIT_SECONDS ? seconds : null
}

function toFault(error: unknown, signal: AbortSignal): ProviderError {
  if (error instanceof ProviderError) return error
  if (signal.aborted) return new ProviderError('aborted', 'The search was cancelled.', { cause: error })
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') {
    return new ProviderError('timed-out', 'The provider didn’t answer in time.', { cause: error })
  }
  if (error instanceof SyntaxError) {
    return new ProviderError('bad-answer', 'We couldn’t read the provider’s answer.', { cause: error })
  }
  return new ProviderError('unreachable', 'We couldn’t reach the provider, or its answer was cut off.', {
    cause: error,
  })
}

/** What the provider reports about its daily limit. */
export type Quota = { limit: number | null; remaining: number; resetsAt: Instant }

/** Reads a response's `X-RateLimit-*` headers; null when they don't say what remains. */
export function readQuota(headers: Headers, now: Instant): Quota | null {
  const remaining = parseWhole(headers.get('x-ratelimit-remaining'))
  if (remaining === null) return null
  const reset = parseWhole(headers.get('x-ratelimit-reset'))
  const resetsAt = reset === null ? midnightAfter(now) : addMs(now, reset * 1000)
  return { limit: parseWhole(headers.get('x-ratelimit-limit')), remaining, resetsAt }
}

/** Returns whole seconds from `now` to a moment; 0 when it has passed. */
export function secondsUntil(moment: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - Date.parse(now)) / 1000))
}

/** The provider counts its days in UTC. */
function midnightAfter(now: Instant): Instant {
  const day = 86_400_000
  return new Date((Math.floor(Date.parse(now) / day) + 1) * day).toISOString()
}

function parseWhole(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : null
}
