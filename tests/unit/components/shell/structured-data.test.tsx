import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { planNodes } from '../../../../components/billing/plan-data.tsx'
import { PricingQuestions } from '../../../../components/billing/pricing-questions.tsx'
import { FaqPage } from '../../../../components/content/faq-page.tsx'
import { HomeData } from '../../../../components/content/home/home-data.tsx'
import { StatsData } from '../../../../components/content/stats/stats-page.tsx'
import { JsonLd } from '../../../../components/shell/json-ld.tsx'
import { PageFrame } from '../../../../components/shell/page-frame.tsx'
import type { PriceList } from '../../../../lib/billing/prices.ts'
import type { StatsReport } from '../../../../lib/content/stats/stats-contract.ts'
import { structuredDataFaults } from '../../../structured-data.ts'

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' } as const

/** A view's pieces of structured data, and the text it shows. */
function read(view: ReactElement) {
  const html = renderToStaticMarkup(view)
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/g
  const text = html.replaceAll(script, '').replaceAll(/<[^>]*>/g, '')
  return {
    scripts: [...html.matchAll(script)].map(([, body = '']) => body),
    text: text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity as keyof typeof entities] ?? entity),
  }
}

function kindsOf(view: ReactElement): string[] {
  const { scripts, text } = read(view)
  expect(structuredDataFaults(scripts, text)).toEqual([])
  return scripts.flatMap((script) => JSON.parse(script)['@graph'].map((node: { '@type': string }) => node['@type']))
}

const prices: PriceList = {
  prices: [
    { plan: 'silver', period: 'monthly', amountMinor: 905, currency: 'AUD' },
    { plan: 'silver', period: 'yearly', amountMinor: 9_000, currency: 'JPY' },
  ],
  simulated: true,
}

const report: StatsReport = {
  total: { looks: 200, found: 50 },
  routes: 1,
  dates: { first: '2026-12-01', last: '2027-01-31' },
  looked: { oldest: 1_790_000_000, newest: 1_790_001_000 },
  sample: true,
  ...{ byCabin: [], byMonth: [], byWeekday: [], byLead: [], byCarrier: [], byRoute: [] },
}

describe('structured data', () => {
  it('is accepted by Google’s rules, and its questions are shown on the page', () => {
    expect(kindsOf(<HomeData />)).toEqual(['Organization', 'WebSite'])
    expect(kindsOf(<FaqPage />)).toEqual(['BreadcrumbList', 'FAQPage'])
    expect(kindsOf(<PricingQuestions />)).toEqual(['FAQPage'])
    expect(kindsOf(<PageFrame path="/reward-availability-stats">words</PageFrame>)).toEqual(['BreadcrumbList'])
    expect(kindsOf(<StatsData report={report} />)).toEqual(['Dataset'])
    expect(kindsOf(<JsonLd graph={planNodes(prices)} />)).toEqual(['Product'])
  })

  it('offers a plan at its price, with the currency’s decimal places, and names simulated prices', () => {
    const [silver, ...others] = planNodes(prices)
    expect(silver).toMatchObject({
      name: 'Pointsward Silver',
      description: expect.stringContaining('Simulated prices'),
      offers: [
        { price: '9.05', priceCurrency: 'AUD', priceSpecification: { referenceQuantity: { unitCode: 'MON' } } },
        { price: '9000', priceCurrency: 'JPY', priceSpecification: { referenceQuantity: { unitCode: 'ANN' } } },
      ],
    })
    // Gold has no price here, so it is no product.
    expect(others).toEqual([])
  })

  it('is left out for a report without checks', () => {
    expect(read(<StatsData report={{ ...report, looked: null }} />).scripts).toEqual([])
  })

  it('has faults if it breaks a rule', () => {
    const faults = (node: object, text = '') =>
      structuredDataFaults([JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] })], text)
    const question = (name: string) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
    })
    expect(faults({ '@type': 'FAQPage', mainEntity: [question('Is it?')] }, 'Is it? Yes.')).toEqual([])
    expect(faults({ '@type': 'FAQPage', mainEntity: [question('Was it?')] }, 'Is it? Yes.')).toEqual([
      'not on the page: Was it?',
    ])
    // Google requires a rating for an application, and we have none.
    expect(faults({ '@type': 'WebApplication', name: 'Calculator' })).toHaveLength(1)
    const [plan] = planNodes({ ...prices, prices: prices.prices.map((price) => ({ ...price, currency: 'PTS' })) })
    expect(faults(plan ?? {})).toHaveLength(1)
  })
})
