'use client'

import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { ConnectionStatus } from '@/lib/accounts/connections-contract.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { useSessionValue } from '../use-session-value.ts'
import { ActionSetting } from './setting-form.tsx'

/** Describes the state of a member's seats.aero connection. */
export function connectionText({ state, since }: ConnectionStatus): string {
  if (state === 'connected' && since !== null) {
    const used = 'Your live searches use your own seats.aero account and its daily calls.'
    return `Connected since ${formatDate(localDateOf(since), 'plain')}. ${used}`
  }
  if (state === 'ended') return 'Your seats.aero log-in has expired. Connect again to keep using it.'
  return 'Run live searches through your own seats.aero Pro account. We never see its password.'
}

const outcomes: Record<string, string> = {
  refused: 'seats.aero didn’t approve the connection. Nothing was connected.',
  expired: 'That took too long, or the page was opened twice. Please connect again.',
  failed: 'We couldn’t reach seats.aero. Please try again in a minute.',
  'signed-out': 'You were signed out in the meantime. Log in and connect again.',
}

/** Describes how an attempt to connect failed, from the outcome in the address; null where there is nothing to add. */
export function outcomeText(outcome: string | null, state: ConnectionStatus['state']): string | null {
  if (outcome === null || state === 'connected' || !Object.hasOwn(outcomes, outcome)) return null
  return outcomes[outcome] ?? null
}

/** Connects the member's own seats.aero account for live searches. Renders nothing if this site isn't set up for it. */
export function SeatsAeroConnection() {
  const store = useAccountStore()
  const [status, setStatus] = useSessionValue('the seats.aero connection', '', (session) => session.connectionStatus())
  // If it can't be read, the setting stays hidden; the other settings don't depend on it.
  if (!status?.configured) return null

  const connected = status.state === 'connected'
  const change = async () => {
    const session = await store.session()
    if (!connected) return location.assign(await session.startConnection())
    await session.endConnection()
    setStatus({ configured: true, state: 'none', since: null })
  }
  const outcome = outcomeText(new URLSearchParams(location.search).get('connection'), status.state)
  return (
    <ActionSetting
      label="seats.aero account"
      submitLabel={connected ? 'Disconnect seats.aero' : 'Connect seats.aero'}
      busyLabel={connected ? 'Disconnecting' : 'Opening seats.aero'}
      onSubmit={change}
    >
      <h3 className="text-14 font-medium">seats.aero account</h3>
      <p className="mb-3 text-14 text-muted">{connectionText(status)}</p>
      {outcome ? (
        <p role="status" className="mb-3 text-14">
          {outcome}
        </p>
      ) : null}
    </ActionSetting>
  )
}
