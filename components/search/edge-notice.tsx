'use client'

import { Lock } from 'lucide-react'
import { lazy } from 'react'
import { formatDate } from '@/lib/core/formats.ts'
import type { Edge } from '@/lib/search/edges.ts'
import { pickQuestion } from '@/lib/search/finder-state.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { SignUpOffer } from '../shell/log-in/sign-up-offer.tsx'
import { Button, buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import type { EdgeNoticeProps } from './unreleased-notice.tsx'

const planNames = { free: 'A free account', silver: 'Silver', gold: 'Gold' } as const

// The programs' release tables are only loaded where they are needed.
const Unreleased = lazy(async () => ({ default: (await import('./unreleased-notice.tsx')).UnreleasedNotice }))

/** Explains why some or all dates can't be shown and what unlocks them; never suggests a plan that wouldn't help. */
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
  const openLogin = useLoginDialog()
  const { when, day } = address.state
  // A link to one seat, opened while signed out: the person it was sent to has an account.
  const isOneSeat = plan === 'guest' && !isPart && (day !== null || (when.kind === 'range' && when.start === when.end))
  const yours = plan === 'guest' ? 'Without an account you see' : 'Your plan sees'
  return (
    <>
      <Lock aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-48 flex-1">
        <p className="text-16 font-semibold">
          {isOneSeat
            ? 'Log in to see this seat'
            : `Locked: ${planNames[opener]} sees to ${formatDate(openerUntil, 'plain')}`}
          {!isOneSeat && address.state.seats > 1 ? `, for up to ${openerSeats}` : ''}
        </p>
        <p className="text-14 text-muted">
          {yours} to {formatDate(until, 'plain')}
          {isPart
            ? ', so later days aren’t shown.'
            : isOneSeat
              ? '. This seat is later.'
              : '. All your dates are later.'}
          {isOneSeat ? ` ${planNames[opener]} sees to ${formatDate(openerUntil, 'plain')}.` : ''}
        </p>
      </div>
      {plan === 'guest' ? (
        <Button kind={isOneSeat ? 'primary' : 'outline'} onClick={() => openLogin({ tab: 'login', goOn: 'here' })}>
          Log in
        </Button>
      ) : null}
      {opener === 'free' ? (
        <SignUpOffer plan={plan} />
      ) : (
        <Link href="/pricing" preload={false} className={buttonStyle(isOneSeat ? 'outline' : 'primary')}>
          See {planNames[opener]}
        </Link>
      )}
      {isPart ? null : (
        <Button onClick={() => address.search({ ...pickQuestion(address.state), when: { kind: 'any' } })}>
          Search to {formatDate(until)}
        </Button>
      )}
    </>
  )
}
