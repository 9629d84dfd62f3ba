'use client'

import { useAccount } from '@/lib/account/client/account-provider.tsx'
import { alertExcess } from '@/lib/plans/alert-excess.ts'
import { AlertStanding, today } from './alert-standing.tsx'
import { LiveList } from './live-list.tsx'
import { Section } from './section.tsx'

export function AlertList() {
  const { alerts, planSlug } = useAccount()
  return (
    <Section title="Alerts" aside={<Count items={alerts} />}>
      <LiveList
        items={alerts}
        empty="No alerts yet. An alert writes to you when a reward seat on your route opens."
        row={({ settings }) => (
          <>
            <span className="min-w-0">
              <span className="block text-14 font-medium wrap-anywhere">{settings.name || 'Unnamed alert'}</span>
              <span className="block font-mono text-12 text-muted wrap-anywhere">
                {settings.from.join(' ')} – {settings.to.join(' ')} · {settings.cabins.join(' ')}
              </span>
            </span>
            <AlertStanding paused={settings.paused} excess={planSlug && alertExcess(settings, planSlug, today())} />
          </>
        )}
      />
    </Section>
  )
}

export function Count({ items }: { items: readonly unknown[] | null | undefined }) {
  return items && items.length > 0 ? <span className="text-14 text-muted tabular-nums">{items.length}</span> : null
}
