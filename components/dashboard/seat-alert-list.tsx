'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { seatAlertStanding, wantedWords } from '@/lib/alerts/compose/alert-words.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { StandingChip } from '../alerts/list/standing-chip.tsx'
import { useToday } from '../alerts/use-today.ts'
import { LiveList } from '../ui/live-list.tsx'
import { Section } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'

export function SeatAlertList() {
  const { seatAlerts, planSlug } = useAccount()
  const { today } = useToday()
  return (
    <Section title="Seat alerts" aside={<TextLink href="/seat-alerts">All seat alerts</TextLink>}>
      <LiveList
        items={seatAlerts}
        empty="No seat alerts yet. Set one and we’ll tell you when your seat becomes available."
        row={({ settings }) => (
          <>
            <span className="min-w-0">
              <span className="block text-14 font-medium wrap-anywhere">{settings.name || 'Unnamed seat alert'}</span>
              <span className="block text-12 text-muted">
                <span className="font-mono">{settings.flight}</span> · {formatDate(settings.date, 'plain')} ·{' '}
                {wantedWords(settings.wanted)} in {cabinNames[settings.cabin]}
              </span>
            </span>
            <StandingChip standing={seatAlertStanding(settings, planSlug ?? 'free', today)} />
          </>
        )}
      />
    </Section>
  )
}
