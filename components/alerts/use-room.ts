'use client'

import { useSearchParams } from 'next/navigation'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { Identified, Live } from '@/lib/accounts/client/state.ts'

/** What a page of alerts shows. `lost` names an alert that isn't there (any more). */
export type Room<Alert> =
  | { view: 'wait' }
  | { view: 'list' }
  | { view: 'new' }
  | { view: 'edit'; alert: Identified<Alert> }
  | { view: 'lost' }

/** What the address asks a page of alerts for. Guests have no list: for them the page is the composer. */
export function useRoom<Alert>(alerts: Live<Identified<Alert>[]>): Room<Alert> {
  const params = useSearchParams()
  const { user, staleUser, known } = useAccount()
  if (!known || (staleUser && !user)) return { view: 'wait' }
  if (!user || params.has('new')) return { view: 'new' }
  const id = params.get('edit')
  if (id === null) return { view: 'list' }
  // The list says that it can't be read; that the alert is not there nobody knows.
  if (!alerts) return { view: alerts === null ? 'list' : 'wait' }
  const alert = alerts.find((one) => one.id === id)
  return alert ? { view: 'edit', alert } : { view: 'lost' }
}
