import { site } from '@/lib/core/site.ts'
import { pageAt } from '@/lib/pages/pages.ts'
import { absolute, JsonLd } from '../../shell/json-ld.tsx'

/** Structured data about the site: its name, its address and the single field of its search. */
export function HomeData() {
  const url = absolute('/')
  return (
    <JsonLd
      graph={[
        { '@type': 'Organization', name: site.name, url, logo: absolute('/apple-icon.png') },
        {
          '@type': 'WebSite',
          name: site.name,
          url,
          description: pageAt('/').summary,
          inLanguage: site.locale,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        },
      ]}
    />
  )
}
