/** Why a provider gave no answer. Closed, so that what is shown and what is retried follows from the code alone. */
export const providerFaults = [
  'not-configured',
  'not-allowed',
  'rate-limited',
  'timed-out',
  'unreachable',
  'provider-down',
  'bad-answer',
  'aborted',
] as const
export type ProviderFault = (typeof providerFaults)[number]

/** A provider that did not answer. `message` is one sentence for a traveller and holds no key and no address. */
export class ProviderError extends Error {
  readonly fault: ProviderFault
  /** Seconds the provider asks to be left alone, or null when it did not say. */
  readonly retryAfter: number | null

  constructor(fault: ProviderFault, message: string, more: { retryAfter?: number | null; cause?: unknown } = {}) {
    super(message, { cause: more.cause })
    this.name = 'ProviderError'
    this.fault = fault
    this.retryAfter = more.retryAfter ?? null
  }
}
