'use client'

import { useEffect, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { reportFault } from '@/lib/accounts/client/report.ts'
import type { OwnRoute, OwnSeatsList } from '@/lib/availability/own/own-seats.ts'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { formatDate, formatInstant, formatNumber } from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useAction } from '../../ui/use-action.ts'

const ask = async () => (await import('@/lib/accounts/client/own-seats-actions.ts')).ownSeatsActions

/** The routes a member brought seats of, each to search and to take away. */
export function OwnRoutes() {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const [list, setList] = useState<OwnSeatsList | null>(null)
  useEffect(() => {
    let over = false
    const load = async () => {
      const found = await (await ask())(await store.session()).list()
      if (!over) setList(found)
    }
    load().catch((fault: unknown) => reportFault('reading the own seats', fault))
    return () => {
      over = true
    }
  }, [store])
  if (list === null) return null
  const forget = (route: OwnRoute) =>
    run(async () => {
      await (await ask())(await store.session()).forget(route)
      setList({ ...list, routes: list.routes.filter((one) => one !== route) })
    })
  const forgetAll = () =>
    run(async () => {
      await (await ask())(await store.session()).forgetAll()
      setList({ ...list, routes: [] })
    })
  return (
    <Section title="Seats you added">
      <p className="text-14 text-muted">
        {formatNumber(list.leftToday)} of {formatNumber(list.aDay)} rows left today.
      </p>
      {list.routes.length === 0 ? <p className="text-14">Nothing saved yet.</p> : null}
      <ul className="divide-y divide-line">
        {list.routes.map((route) => (
          <RouteRow key={`${route.program} ${route.from} ${route.to}`} route={route} busy={busy} onForget={forget} />
        ))}
      </ul>
      {list.routes.length > 1 ? (
        <Button kind="danger" aria-disabled={busy} onClick={forgetAll}>
          Remove all
        </Button>
      ) : null}
      <p role="alert" className="text-14 text-danger">
        {error ? 'That didn’t work. Please try again.' : null}
      </p>
    </Section>
  )
}

type RouteRowProps = { route: OwnRoute; busy: boolean; onForget: (route: OwnRoute) => void }

function RouteRow({ route, busy, onForget }: RouteRowProps) {
  const { program, from, to, days, first, last, seenAt } = route
  const span =
    days === 1
      ? formatDate(first, 'plain')
      : `${days} days, ${formatDate(first, 'plain')} to ${formatDate(last, 'plain')}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-14">
      <div className="min-w-0">
        <p className="font-medium">
          <TextLink href={finderLink(program, { from, to })}>
            {from} to {to}, {programFacts[program].points}
          </TextLink>
        </p>
        <p className="text-muted">
          {span}. You saw this {formatInstant(seenAt)}.
        </p>
      </div>
      <Button kind="outline" aria-disabled={busy} onClick={() => onForget(route)}>
        Remove <span className="sr-only">{`${from} to ${to}`}</span>
      </Button>
    </li>
  )
}
