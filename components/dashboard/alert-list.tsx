'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { alertStanding, conditionWords } from '@/lib/alerts/compose/alert-words.ts'
import { findKeptDraft } from '@/lib/alerts/compose/kept-draft.ts'
import { ageOf } from '@/lib/core/formats.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { placeNames } from '@/lib/search/kept-search.ts'
import { StandingChip } from '../alerts/list/standing-chip.tsx'
import { useToday } from '../alerts/use-today.ts'
import { LiveList } from '../ui/live-list.tsx'
import { Notice } from '../ui/notice.tsx'
import { Section } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AllAlerts } from './all-alerts.tsx'

export function AlertList() {
  const { alerts, planSlug } = useAccount()
  const { now, today } = useToday()
  return (
    <Section title="Alerts" aside={<AllAlerts items={alerts} href="/alerts" label="All alerts" />}>
      <WaitingDraft />
      <LiveList
        items={alerts}
        empty={
          <>
            No alerts yet. An alert writes to you when a reward seat on your route opens.{' '}
            <TextLink href="/alerts?new">Compose one</TextLink>
          </>
        }
        row={({ settings, lastMatch }) => (
          <>
            <span className="min-w-0">
              <span className="block text-14 font-medium wrap-anywhere">{settings.name || 'Unnamed alert'}</span>
              <span className="block text-12 text-muted wrap-anywhere">
                {placeNames(settings.from)} to {placeNames(settings.to)} · {conditionWords(settings)[0]}
                {lastMatch ? ` · last match ${ageOf(lastMatch.at, now).words}` : ''}
              </span>
            </span>
            <StandingChip standing={alertStanding(settings, planSlug ?? 'free', today)} />
          </>
        )}
      />
    </Section>
  )
}

/** What was composed before the log-in and not turned into an alert yet. */
function WaitingDraft() {
  const waits = findKeptDraft('alert', browserStore())?.wanted ?? false
  if (!waits) return null
  return (
    <Notice kind="info" action={<TextLink href="/alerts">Set it now</TextLink>}>
      An alert you composed on this device waits for you.
    </Notice>
  )
}
