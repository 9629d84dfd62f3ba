'use client'

import { Ellipsis } from 'lucide-react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { getAudience, type Identified } from '@/lib/accounts/client/state.ts'
import { type AlertDocument, type AlertSettings, isReferenceTo } from '@/lib/alerts/alert.ts'
import { buildRowKey, editHref } from '@/lib/alerts/alert-places.ts'
import { toDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { conditionWords, getAlertName, getAlertStatus, statusWords } from '@/lib/alerts/compose/alert-words.ts'
import { checkReach, type Reach, reachWords } from '@/lib/alerts/compose/channel-words.ts'
import { fitDays } from '@/lib/alerts/compose/fits-now.ts'
import { buildSearchHref } from '@/lib/alerts/compose/search-link.ts'
import { type Changes, changesSince, newsFrom } from '@/lib/alerts/since-visit.ts'
import { countOf, speakNights } from '@/lib/core/formats.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { placeNames } from '@/lib/search/search-history-entry.ts'
import { useJustSet } from '../alerts/list/just-set.ts'
import { type AlertActions, useAlertActions } from '../alerts/list/use-alert-actions.ts'
import { useFitsNow } from '../alerts/preview/use-fits-now.ts'
import { useToday } from '../alerts/use-today.ts'
import { IconButton } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { LiveList } from '../ui/live-list.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { Notice } from '../ui/notice.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { Section } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { PeriodStrip, StripLegend } from './period-strip.tsx'
import { type Followed, useReach } from './use-visit.ts'

/** How many alerts the dashboard lists; the alerts page has the rest. */
const shown = 8

/** The member's alerts as rows that link to their searches, with the watched days, what is new, and the channels. */
export function AlertRows({ history, channels, since }: Followed) {
  const account = useAccount()
  const { alerts, userDocument } = account
  const { today } = useToday()
  const actions = useAlertActions('alerts')
  const plan = getAudience(account)
  const statuses = (alerts ?? []).map(({ settings }) => getAlertStatus(settings, plan, today).kind)
  const reach = useReach(channels)
  const from = newsFrom(since, userDocument?.createdAt) ?? today
  const more = (alerts?.length ?? 0) - shown
  return (
    <Section
      title="Alerts"
      aside={
        <span className="flex flex-wrap items-center justify-end gap-x-4 text-14">
          {alerts?.length ? <span className="text-muted">{statusWords(statuses)}</span> : null}
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
        keyOf={buildRowKey}
        row={(alert) => {
          const own = (history ?? []).filter((entry) => isReferenceTo(entry.alert, alert))
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

type AlertLineProps = {
  alert: Identified<AlertDocument>
  plan: Audience
  reach: Reach
  actions: AlertActions
  /** What opened and closed for this alert since the last visit. */
  changes: Changes
}

/** One alert on the dashboard. */
function AlertLine({ alert, plan, reach, actions, changes }: AlertLineProps) {
  const { settings } = alert
  const { today } = useToday()
  const status = getAlertStatus(settings, plan, today)
  const { answer } = useFitsNow(toDraft(settings))
  const name = getAlertName(settings)
  const heading = useJustSet('alerts', alert)
  const opened = new Set(changes.opened.map(({ found }) => found.date))
  const closed = new Set(changes.closed.map(({ seats }) => seats.date))
  const open = answer ? fitDays(answer.days, settings.weekdays) : 0
  return (
    <div
      className={`grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2 py-2 sm:grid-cols-[minmax(0,1fr)_auto_auto] lg:grid-cols-[minmax(0,1fr)_minmax(0,18.5rem)_minmax(0,6.5rem)_auto] ${status.kind === 'runs' ? '' : 'text-muted'}`}
    >
      <div className="min-w-0">
        <h3 ref={heading} tabIndex={-1} className="rounded-sm text-16 font-semibold wrap-anywhere">
          <Link href={buildSearchHref(settings) as Route} className="rounded-sm underline-offset-4 hover:underline">
            {name}
          </Link>
        </h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12 text-muted">
          {settings.name ? (
            <span className="wrap-anywhere">
              {placeNames(settings.from)} to {placeNames(settings.to)}
            </span>
          ) : null}
          {settings.cabins.map((cabin) => (
            <CabinChip key={cabin} cabin={cabin} />
          ))}
          <span>{tripWords(settings)}</span>
        </p>
        <ReachLine settings={settings} reach={reach} />
      </div>
      <div className="max-lg:order-last max-lg:col-span-full">
        <PeriodStrip name={name} settings={settings} answer={answer ?? null} changes={{ opened, closed }} />
      </div>
      <p className="figures text-14 max-sm:order-2 max-sm:col-span-full sm:text-right">
        <span className={`block font-semibold ${changes.opened.length > 0 ? 'text-accent' : ''}`}>
          {status.kind === 'runs' ? newsWords(changes, open, answer !== undefined) : status.words}
        </span>
        <span className="block min-h-4 text-12 text-muted">
          {answer && status.kind === 'runs' && open > 0 ? `${countOf(open, 'day')} open` : ''}
        </span>
      </p>
      <LineMenu {...{ alert, name, actions }} />
    </div>
  )
}

function newsWords({ opened, closed }: Changes, open: number, isKnown: boolean): string {
  const parts = [
    ...(opened.length > 0 ? [`${opened.length} new`] : []),
    ...(closed.length > 0 ? [`${closed.length} closed`] : []),
  ]
  if (parts.length > 0) return parts.join(', ')
  if (!isKnown) return ''
  return open === 0 ? 'No seats yet' : 'Nothing new'
}

function tripWords(settings: AlertSettings): string {
  const { seats, stay, direct } = settings
  const nights = stay ? `Return, ${speakNights(stay, '–')}` : 'One way'
  const [, ...rest] = conditionWords({ ...settings, seats: 1, direct: false, stay: null })
  return [countOf(seats, 'seat'), nights, ...(direct ? ['non-stop'] : []), ...rest].join(' · ')
}

/** Which channels the alert's messages go to, and why any of them don't work. */
function ReachLine({ settings, reach }: { settings: AlertSettings; reach: Reach }) {
  const reached = checkReach(settings.channels, reach)
  if (settings.channels.length === 0) return <p className="mt-0.5 text-12 text-warn">No channel, so no messages</p>
  return (
    <p className="mt-0.5 text-12 text-muted wrap-anywhere">
      {reachWords(reached)}
      {reached.faults.map((fault) => (
        <span key={fault} className="text-warn">
          {reached.working.length > 0 || fault !== reached.faults[0] ? ' · ' : ''}
          {fault}
        </span>
      ))}
    </p>
  )
}

type LineMenuProps = { alert: Identified<AlertDocument>; name: string; actions: AlertActions }

function LineMenu({ alert, name, actions }: LineMenuProps) {
  const router = useRouter()
  return (
    <Menu
      heading={name}
      trigger={
        <IconButton label={`More for ${name}`} className="-my-1">
          <Ellipsis aria-hidden="true" className="size-4" />
        </IconButton>
      }
    >
      <MenuItem onChoose={() => router.push(editHref('alerts', alert) as Route)}>Edit</MenuItem>
      <MenuItem onChoose={() => actions.pause(alert)}>{alert.settings.paused ? 'Resume' : 'Pause'}</MenuItem>
      <MenuItem onChoose={() => router.push('/alerts' as Route)}>See details</MenuItem>
    </Menu>
  )
}
