import { site } from '@/lib/core/site.ts'
import { pageAt } from '@/lib/pages/pages.ts'
import { findSiteOrigin } from '@/lib/server/site-origin.ts'
import { JsonLd } from '../../shell/json-ld.tsx'

/** The site for machines: what it is called, where it is, and how its search is asked. */
export function HomeData() {
  const url = findSiteOrigin() ?? '/'
  const search = `${url === '/' ? '' : url}/qantas/reward-seat-finder?from={from}&to={to}`
  return (
    <JsonLd
      graph={[
        { '@type': 'Organization', name: site.name, url },
        {
          '@type': 'WebSite',
          name: site.name,
          url,
          description: pageAt('/').summary,
          inLanguage: site.locale,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: search },
            'query-input': ['required name=from', 'required name=to'],
          },
        },
      ]}
    />
  )
}
