/** Why a provider gave no answer. A closed list, so that the fault alone decides what is shown and retried. */
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

/** A provider did not answer. `message` is one sentence for the traveller, and contains no key or URL. */
export class ProviderError extends Error {
  readonly fault: ProviderFault
  /** Seconds the provider asks us to wait; null when it did not say. */
  readonly retryAfter: number | null

  constructor(fault: ProviderFault, message: string, more: { retryAfter?: number | null; cause?: unknown } = {}) {
    super(message, { cause: more.cause })
    this.name = 'ProviderError'
    this.fault = fault
    this.retryAfter = more.retryAfter ?? null
  }
}
