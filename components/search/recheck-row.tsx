'use client'

import { RefreshCw } from 'lucide-react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { Row } from '@/lib/availability/search-contract.ts'
import { formatNumber, speakSeats } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { limitsOf } from '@/lib/programs/plan-limits.ts'
import { type RecheckVerdict, recheckVerdictOf } from '@/lib/search/recheck.ts'
import { recheckAddress } from '@/lib/search/request.ts'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useLive } from './use-live.ts'

type RecheckRowProps = { program: Program; row: Row; seats: number }

/** Asks the source about this one row again; part of the plans with live search. */
export function RecheckRow({ program, row, seats }: RecheckRowProps) {
  const { user } = useAccount()
  const live = useLive()
  if (limitsOf(user?.claimedPlan ?? 'guest', program).liveSearch === null) {
    return (
      <span className="inline-flex min-h-9 items-center text-14 text-muted">
        Check again: with <TextLink href="/pricing">Silver or Gold</TextLink>
      </span>
    )
  }
  const verdict = recheckVerdictOf(live.progress, row)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button
        aria-busy={live.state === 'running' || undefined}
        disabled={live.state === 'running'}
        onClick={() => live.start(recheckAddress(program, row, seats))}
      >
        <RefreshCw aria-hidden="true" className="size-4" />
        {live.state === 'running' ? 'Asking' : 'Check again'}
      </Button>
      <span role="status" className="text-14">
        {live.fault ? `Not checked: ${live.fault}` : verdict ? wordsOf(verdict) : null}
      </span>
    </span>
  )
}

function wordsOf(verdict: RecheckVerdict): string {
  if (verdict.kind === 'failed') return `Not checked: ${verdict.message}`
  if (verdict.kind === 'gone') return 'Not found now.'
  const { seats, points } = verdict.row
  return `Seen again just now: ${speakSeats(seats)}${points === null ? '' : `, ${formatNumber(points)} points`}.`
}
