import { describe, expect, it } from 'vitest'
import { type QuoteRequest, quoteRoutings, quoteText } from '../../../../../lib/content/internal/quote.ts'
import { quoteAddress } from '../../../../../lib/content/internal/quote-address.ts'
import { readChoice, readDate, readWhole } from '../../../../../lib/content/internal/read-values.ts'
import { airportRoutings } from '../../../../../lib/content/routes/city-routings.ts'

const request: QuoteRequest = {
  ...{ fromCity: 'Sydney', toCity: 'Singapore', cabin: 'J', travellers: 2, points: 100_000, program: 'qantas' },
}

describe('a quote', () => {
  it('multiplies a published price by the party, cheapest first, and says what is missing', () => {
    const quoted = quoteRoutings(airportRoutings('qantas', 'SYD', 'SIN'), request)
    expect(quoted.length).toBeGreaterThan(0)
    for (const { each, together, isEnough } of quoted) {
      expect(together).toBe(2 * each)
      expect(isEnough).toBe(together <= 100_000)
    }
    expect(quoted.map(({ each }) => each)).toEqual(quoted.map(({ each }) => each).toSorted((a, b) => a - b))
    const text = quoteText(request, quoted, 0)
    expect(text).toContain('more points')
    expect(text).toContain('no seats in the next 60 days')
    expect(quoteText({ ...request, points: 10_000_000 }, quoted, 3)).toContain('are enough')
    expect(quoteText(request, [], 0)).toContain('published price')
  })

  it('gets its address from the words of a request', () => {
    const address = quoteAddress({ from: 'Sydney or Melbourne', to: 'Tokyo, Osaka', program: 'both', travellers: '3' })
    const params = new URL(address, 'http://x').searchParams
    expect([params.get('from'), params.get('to'), params.get('program')]).toEqual(['sydney', 'tokyo', 'qantas'])
  })
})

describe('the address of an internal tool', () => {
  it('falls back to the default for invalid values', () => {
    expect(readChoice({ cabin: 'X' }, 'cabin', ['Y', 'J'], 'Y')).toBe('Y')
    expect(readChoice({ cabin: ['J', 'Y'] }, 'cabin', ['Y', 'J'], 'Y')).toBe('Y')
    for (const travellers of ['0', '10', '-1', '1e9', 'x', undefined]) {
      expect(readWhole({ travellers }, 'travellers', [1, 9], 2)).toBe(2)
    }
    for (const since of ['2026-13-01', '2027-02-30', 'yesterday', '2026-1-1', undefined]) {
      expect(readDate({ since }, 'since', '2026-01-01')).toBe('2026-01-01')
    }
  })
})
