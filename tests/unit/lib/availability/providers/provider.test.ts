import { expect, it } from 'vitest'
import {
  type LiveDay,
  type LiveRequest,
  refusingLive,
  toProviderError,
} from '../../../../../lib/availability/providers/provider.ts'
import { ProviderError } from '../../../../../lib/availability/providers/provider-error.ts'

const request: LiveRequest = {
  ...{ program: 'qantas' as const, from: 'SYD', to: 'SIN', seats: 1 },
  dates: ['2026-03-01', '2026-03-02'],
  cabins: ['J'],
}

it('returns the error for every day if a provider cannot be asked', async () => {
  const error = new ProviderError('not-configured', 'No provider is set up.')
  const days: LiveDay[] = []
  const provider = refusingLive({ kind: 'seats-aero', name: 'seats.aero' }, error)
  for await (const day of provider.search(request, new AbortController().signal)) days.push(day)
  expect(days).toEqual(request.dates.map((date) => ({ ok: false, date, error })))
})

it('keeps provider errors, and turns anything else that was thrown into an unreadable answer', () => {
  const own = new ProviderError('rate-limited', 'Too many questions.', { retryAfter: 30 })
  expect(toProviderError(own)).toBe(own)
  expect([own.retryAfter, new ProviderError('aborted', 'It was stopped.').retryAfter]).toEqual([30, null])
  for (const thrown of [new TypeError('x is not iterable'), 'text', null, undefined]) {
    const error = toProviderError(thrown)
    expect([error.fault, error.cause]).toEqual(['bad-answer', thrown])
    // The message shown to a traveller reveals no internal details.
    expect(error.message).toBe('We couldn’t read the provider’s answer.')
  }
})
