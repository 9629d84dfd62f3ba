import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PriceSources } from '../../../../../components/content/internal/price-sources.tsx'

const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the sources of points tables', () => {
  it('names each table once, with its date, for every carrier it prices', () => {
    const partners = words(
      renderToStaticMarkup(<PriceSources today="2026-11-20" program="qantas" carriers={['QR', 'CX', 'QF']} />),
    )
    expect(partners.match(/As of \d+ \w+ 20\d\d/g)).toHaveLength(2)
    expect(
      words(renderToStaticMarkup(<PriceSources today="2026-11-20" program="velocity" carriers={['QR']} />)),
    ).toMatch(/As of .* 20\d\d/)
  })

  it('shows nothing for a carrier that no table prices', () => {
    expect(
      words(
        renderToStaticMarkup(<PriceSources today="2026-11-20" program="velocity" carriers={['CX', 'ZZ']} />),
      ).trim(),
    ).toBe('')
  })
})
