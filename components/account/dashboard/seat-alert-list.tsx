'use client'

import { useAccount } from '@/lib/account/client/account-provider.tsx'
import { seatAlertExcess } from '@/lib/plans/alert-excess.ts'
import { Count } from './alert-list.tsx'
import { AlertStanding, today } from './alert-standing.tsx'
import { LiveList } from './live-list.tsx'
import { Section } from './section.tsx'

export function SeatAlertList() {
  const { seatAlerts, planSlug } = useAccount()
  return (
    <Section title="Seat alerts" aside={<Count items={seatAlerts} />}>
      <LiveList
        items={seatAlerts}
        empty="No seat alerts yet. A seat alert writes to you when the seat you want on your flight is free."
        row={({ settings }) => (
          <>
            <span className="min-w-0">
              <span className="block text-14 font-medium wrap-anywhere">{settings.name || 'Unnamed seat alert'}</span>
              <span className="block font-mono text-12 text-muted">
                {settings.flight} · {settings.date} · {settings.cabin}
              </span>
            </span>
            <AlertStanding paused={settings.paused} excess={planSlug && seatAlertExcess(settings, planSlug, today())} />
          </>
        )}
      />
    </Section>
  )
}
