import { z } from 'zod'

/**
 * What Google accepts as structured data, according to its own pages (read November 2026): the properties they require,
 * and those they recommend whose value we know. Google reads no type or property that is missing here.
 */
const Address = z.url({ protocol: /^https?$/ })
const Text = z.string().trim().min(1)

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
const Organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: Text,
  url: Address,
  logo: Address.optional(),
})

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb: at least two, numbered from one. */
const BreadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: Text, item: Address }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from one'),
})

/**
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage. `structuredDataFaults` checks that the
 * page shows each question and answer.
 */
const FaqPage = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: Text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: Text }),
      }),
    )
    .min(1),
})

/**
 * https://developers.google.com/search/docs/appearance/site-names for the name,
 * https://developers.google.com/search/docs/appearance/structured-data/sitelinks-searchbox for the search: one input,
 * named in the template.
 */
const WebSite = z.strictObject({
  '@type': z.literal('WebSite'),
  name: Text,
  url: Address,
  description: Text,
  inLanguage: z.literal('en-AU'),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https?:\/\/[^{}]+\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

/**
 * https://developers.google.com/search/docs/appearance/structured-data/dataset: a description of 50 to 5,000
 * characters. A licence is recommended, but left out: the data is not licensed to anyone.
 */
const Dataset = z.strictObject({
  '@type': z.literal('Dataset'),
  name: Text,
  description: z.string().min(50).max(5_000),
  url: Address,
  creator: Organization,
  isAccessibleForFree: z.boolean(),
  dateModified: z.iso.datetime(),
  temporalCoverage: z.string().regex(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/),
  spatialCoverage: Text,
  variableMeasured: Text,
  distribution: z
    .array(z.strictObject({ '@type': z.literal('DataDownload'), encodingFormat: Text, contentUrl: Address }))
    .min(1),
})

const price = z.string().regex(/^\d+(\.\d+)?$/)
/** ISO 4217. Points are not a currency, so no route page may offer its seats for points. */
const priceCurrency = z.string().regex(/^(?!PTS)[A-Z]{3}$/)

/**
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing: name, image and offers, each
 * with price and currency. Ratings and reviews are recommended; add them once there are any.
 */
const Product = z.strictObject({
  '@type': z.literal('Product'),
  name: Text,
  description: Text,
  image: Address,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: Text }),
  offers: z
    .array(
      z.strictObject({
        '@type': z.literal('Offer'),
        price,
        priceCurrency,
        availability: z.literal('https://schema.org/InStock'),
        url: Address,
        priceSpecification: z.strictObject({
          '@type': z.literal('UnitPriceSpecification'),
          price,
          priceCurrency,
          referenceQuantity: z.strictObject({
            '@type': z.literal('QuantitativeValue'),
            value: z.literal(1),
            unitCode: z.enum(['MON', 'ANN']),
          }),
        }),
      }),
    )
    .min(1),
})

export const StructuredData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(z.discriminatedUnion('@type', [Organization, BreadcrumbList, FaqPage, WebSite, Dataset, Product]))
    .min(1),
})

/** What is wrong with each piece of a page's structured data, and which of its questions the page doesn't show. */
export function structuredDataFaults(scripts: readonly string[], pageText: string): string[] {
  const shown = flat(pageText)
  return scripts.flatMap((script) => {
    const read = StructuredData.safeParse(JSON.parse(script))
    if (!read.success) return [`${z.prettifyError(read.error)} in ${script.slice(0, 200)}`]
    const questions = read.data['@graph'].flatMap((node) => (node['@type'] === 'FAQPage' ? node.mainEntity : []))
    return questions
      .filter(({ name, acceptedAnswer }) => ![name, acceptedAnswer.text].every((text) => shown.includes(flat(text))))
      .map(({ name }) => `not on the page: ${name}`)
  })
}

const flat = (text: string) => text.replaceAll(/\s+/g, '')
