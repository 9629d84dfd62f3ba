import { conditionWords, spanWords } from '@/lib/alerts/compose/alert-words.ts'
import { historyWords } from '@/lib/alerts/compose/history-words.ts'
import { placeNames } from '@/lib/search/kept-search.ts'
import { Panel } from '../../ui/panel.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { StandingChip } from '../list/standing-chip.tsx'
import { sampleAlerts } from './sample-data.ts'

/** Three alerts as their owner sees them, and what one of them told. */
export function SampleAlerts() {
  return (
    <section aria-labelledby="sample-alerts" className="mt-12">
      <h2 id="sample-alerts" className="flex flex-wrap items-center gap-3 text-20 font-semibold tracking-tight">
        What you can wait for <SampleBadge />
      </h2>
      <ul className="mt-4 grid gap-4 lg:grid-cols-3">
        {sampleAlerts.map(({ settings, standing, told }) => (
          <li key={settings.name}>
            <Panel className="h-full space-y-2">
              <h3 className="text-16 font-semibold">{settings.name}</h3>
              <p className="text-14">
                {placeNames(settings.from)} to {placeNames(settings.to)}, {spanWords(settings.dates)}
              </p>
              <p className="text-14 text-muted first-letter:uppercase">{conditionWords(settings).join(' · ')}</p>
              <StandingChip standing={standing} />
              {told ? (
                <p className="border-t border-line pt-2 text-14">
                  <span className="block text-12 text-muted">Told last</span>
                  {historyWords(told).lines[0]}
                </p>
              ) : null}
            </Panel>
          </li>
        ))}
      </ul>
    </section>
  )
}
