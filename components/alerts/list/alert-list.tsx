'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { AnswerProviders } from '../../ui/answer-providers.tsx'
import { useNextChecks } from '../use-next-checks.ts'
import { AlertRow } from './alert-row.tsx'
import { Board } from './board.tsx'
import { MemberList } from './member-list.tsx'

/** A member's alerts. */
export function AlertList() {
  return (
    <AnswerProviders>
      <Alerts />
    </AnswerProviders>
  )
}

function Alerts() {
  const { alerts } = useAccount()
  const checks = useNextChecks(alerts)
  return (
    <MemberList
      kind="alerts"
      board={(history) => (
        <Board
          kind="alerts"
          noun="alert"
          alerts={alerts}
          history={history}
          empty="No alerts yet. Set one and we’ll tell you when a reward seat opens on your route."
          row={(alert, around) => <AlertRow {...{ alert, around }} check={checks.get(alert.id) ?? null} />}
        />
      )}
    />
  )
}
