'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { alertStanding } from '@/lib/alerts/compose/alert-words.ts'
import { channelsOf } from '@/lib/alerts/delivery/channels.ts'
import { changesSince } from '@/lib/alerts/since-visit.ts'
import { useAlertActions } from '../alerts/list/use-alert-actions.ts'
import { useToday } from '../alerts/use-today.ts'
import { LiveList } from '../ui/live-list.tsx'
import { Notice } from '../ui/notice.tsx'
import { Section } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AlertLine } from './alert-line.tsx'
import { StripLegend } from './period-strip.tsx'
import type { Followed } from './use-visit.ts'

/** More than these are looked through on their own page. */
const shown = 8

/** Every alert as a row that leads to its search: the watched period day by day, what is new, and how it reaches you. */
export function AlertRows({ history, channels, since }: Followed) {
  const { alerts, planSlug, user, userDocument } = useAccount()
  const { today } = useToday()
  const actions = useAlertActions('alerts')
  const plan = planSlug ?? 'free'
  const standings = (alerts ?? []).map(({ settings }) => alertStanding(settings, plan, today).kind)
  const watching = standings.filter((kind) => kind === 'runs').length
  const reach = { channels: channels ?? null, isConfirmed: user?.emailVerified ?? true, allowed: channelsOf(plan) }
  const from = since ?? userDocument?.createdAt ?? today
  const more = (alerts?.length ?? 0) - shown
  return (
    <Section
      title="Alerts"
      aside={
        <span className="flex flex-wrap items-center justify-end gap-x-4 text-14">
          {alerts?.length ? (
            <span className="text-muted">{countWords(watching, standings.length - watching)}</span>
          ) : null}
          <TextLink href="/alerts?new">New alert</TextLink>
        </span>
      }
    >
      {actions.fault ? <Notice kind="danger">{actions.fault}</Notice> : null}
      <LiveList
        items={alerts?.slice(0, shown) ?? alerts}
        empty={
          <>
            No alerts yet. Set one and we’ll tell you when a reward seat opens.{' '}
            <TextLink href="/alerts?new">Set an alert</TextLink>
          </>
        }
        row={(alert) => {
          const own = (history ?? []).filter((entry) => entry.alert.endsWith(`/alerts/${alert.id}`))
          return <AlertLine {...{ alert, plan, reach, actions }} changes={changesSince(own, from, today)} />
        }}
      />
      {alerts?.length ? <StripLegend /> : null}
      {more > 0 ? (
        <p className="mt-4 text-14">
          <TextLink href="/alerts">{`All ${alerts?.length} alerts`}</TextLink>
        </p>
      ) : null}
    </Section>
  )
}

function countWords(watching: number, resting: number): string {
  return resting === 0 ? `${watching} watching` : `${watching} watching, ${resting} paused`
}
