import type { StatsReport } from '@/lib/content/stats/report.ts'
import { site } from '@/lib/core/site.ts'
import { pageAt } from '@/lib/pages/pages.ts'
import { absolute, JsonLd } from '../../shell/json-ld.tsx'

const path = '/reward-availability-stats'

/** Structured data about the figures: what was counted, over which departures and where to download them. */
export function StatsData({ report: { dates, looked, sample } }: { report: StatsReport }) {
  if (!dates || !looked) return null
  const { title, summary } = pageAt(path)
  const creator = { '@type': 'Organization', name: site.name, url: absolute('/') }
  const dataset = {
    '@type': 'Dataset',
    name: sample ? `${title} (sample data)` : title,
    description: `${summary} The share of checks of a route, date and cabin that found at least one reward seat.${sample ? ' Sample data.' : ''}`,
    url: absolute(path),
    creator,
    isAccessibleForFree: true,
    dateModified: new Date(looked.newest * 1000).toISOString(),
    temporalCoverage: `${dates.first}/${dates.last}`,
    spatialCoverage: 'Airports served by Qantas, Virgin Australia and their partners',
    variableMeasured: 'Share of checks that found a reward seat',
    distribution: [{ '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: absolute('/api/stats') }],
  }
  return <JsonLd graph={[dataset]} />
}
