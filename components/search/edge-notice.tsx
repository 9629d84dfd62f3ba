'use client'

import { Bell, Clock, Lock } from 'lucide-react'
import type { Route } from 'next'
import { formatDate } from '@/lib/core/formats.ts'
import type { Audience } from '@/lib/core/plan.ts'
import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { alertLinkOf } from '@/lib/search/alert-link.ts'
import type { Edge } from '@/lib/search/edges.ts'
import { questionOf } from '@/lib/search/finder-state.ts'
import { programsOf } from '@/lib/search/request.ts'
import { SignUpOffer } from '../shell/log-in/sign-up-offer.tsx'
import { Button, buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import type { FinderAddress } from './use-finder-state.ts'

const planNames = { free: 'A free account', silver: 'Silver', gold: 'Gold' } as const

type EdgeNoticeProps = {
  edge: Edge
  program: Program
  address: FinderAddress
  plan: Audience
  /** The last day this visitor sees. */
  until: string
}

/** Why some or all of the dates can't be shown, and what opens them; never a plan that would not help. */
export function EdgeNotice(props: EdgeNoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line bg-paper px-4 py-4 sm:px-5">
      {props.edge.kind === 'locked' ? (
        <Locked {...props} edge={props.edge} />
      ) : (
        <Unreleased {...props} edge={props.edge} />
      )}
    </div>
  )
}

type LockedProps = EdgeNoticeProps & { edge: Extract<Edge, { kind: 'locked' }> }

function Locked({ edge, address, plan, until }: LockedProps) {
  const { opener, openerUntil, openerSeats, isPart } = edge
  const yours = plan === 'guest' ? 'Signed out you see' : 'Your plan sees'
  return (
    <>
      <Lock aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-48 flex-1">
        <p className="text-16 font-semibold">
          Locked: {planNames[opener]} sees to {formatDate(openerUntil, 'plain')}
          {address.state.seats > 1 ? `, for up to ${openerSeats}` : ''}
        </p>
        <p className="text-14 text-muted">
          {yours} to {formatDate(until, 'plain')}
          {isPart ? ', so later days aren’t shown.' : ', and all your dates are later.'}
        </p>
      </div>
      {opener === 'free' ? (
        <SignUpOffer plan={plan} />
      ) : (
        <Link href="/pricing" prefetch={false} className={buttonStyle('primary')}>
          See {planNames[opener]}
        </Link>
      )}
      {isPart ? null : (
        <Button onClick={() => address.ask({ ...questionOf(address.state), when: { kind: 'any' } })}>
          Search to {formatDate(until)}
        </Button>
      )}
    </>
  )
}

type UnreleasedProps = EdgeNoticeProps & { edge: Extract<Edge, { kind: 'unreleased' }> }

function Unreleased({ edge, program, address }: UnreleasedProps) {
  const { state } = address
  const rules = programsOf(program, state).map((one) => `${programFacts[one].name} ${programFacts[one].openDays}`)
  const href = alertLinkOf(program, state)
  return (
    <>
      <Clock aria-hidden="true" className="size-5 shrink-0 text-warn" />
      <div className="min-w-48 flex-1">
        <p className="text-16 font-semibold">
          {edge.isPart ? 'Your last dates open' : 'Opens'} {formatDate(edge.opens, 'plain')}
        </p>
        <p className="text-14 text-muted">
          Seats open this many days before the flight: {rules.join(', ')}. Some cabins and members’ tiers open on other
          days.
        </p>
      </div>
      {href ? (
        <Link href={href as Route} prefetch={false} className={buttonStyle()}>
          <Bell aria-hidden="true" className="size-4" />
          Remind me
        </Link>
      ) : null}
    </>
  )
}
