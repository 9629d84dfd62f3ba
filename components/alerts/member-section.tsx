'use client'

import { useSearchParams } from 'next/navigation'
import { Fragment, type ReactNode } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { AccountState, Identified, Live } from '@/lib/accounts/client/state.ts'
import { type AlertKind, alertNouns, buildShortReference, findEdited } from '@/lib/alerts/alert-places.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { Button, buttonStyle } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import Link from '../ui/link.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'

type MemberSectionProps<Document> = {
  kind: AlertKind
  alerts: Live<Identified<Document>[]>
  /** Has its own script, so visitors without an account never load it. */
  list: ReactNode
  composer: (edited: Identified<Document> | null) => ReactNode
}

/** An alerts page: the list or the composer, depending on who is signed in and what the address asks for. */
export function MemberSection<Document extends { identity?: string | undefined }>({
  kind,
  alerts,
  list,
  composer,
}: MemberSectionProps<Document>) {
  const shown = memberView(useAccount(), useSearchParams(), alerts)
  return (
    <div className="space-y-5">
      {shown.view === 'wait' ? <SectionSkeleton /> : null}
      {shown.view === 'list' ? list : null}
      {shown.view === 'new' ? composer(null) : null}
      {shown.view === 'edit' ? (
        <Fragment key={buildShortReference(shown.alert)}>{composer(shown.alert)}</Fragment>
      ) : null}
      {shown.view === 'log-in' ? <LogInToEdit kind={kind} /> : null}
      {shown.view === 'lost' ? (
        <EmptyState
          title={`We can’t find that ${alertNouns[kind]}`}
          action={
            <Link href={`/${kind}`} className={buttonStyle('primary')}>
              Show the {alertNouns[kind]}s you have
            </Link>
          }
        >
          It may have been deleted on this or another device.
        </EmptyState>
      ) : null}
    </div>
  )
}

/** What an alerts page shows. `lost` means that the alert in the address doesn't exist (any more). */
type MemberAlerts<Alert> =
  | { view: 'wait' }
  | { view: 'list' }
  | { view: 'new' }
  | { view: 'log-in' }
  | { view: 'edit'; alert: Identified<Alert> }
  | { view: 'lost' }

/** What the address asks an alerts page to show. Guests have no list, so they get the composer. */
export function memberView<Alert extends { identity?: string | undefined }>(
  { user, staleUser, known }: Pick<AccountState, 'user' | 'staleUser' | 'known'>,
  params: Pick<URLSearchParams, 'get' | 'has'>,
  alerts: Live<Identified<Alert>[]>,
): MemberAlerts<Alert> {
  if (!known || (staleUser && !user)) return { view: 'wait' }
  const edit = params.get('edit')
  // Links in emails lead to an alert from any browser, also from one where its member isn't logged in.
  if (!user) return { view: edit === null ? 'new' : 'log-in' }
  if (params.has('new')) return { view: 'new' }
  if (edit === null) return { view: 'list' }
  // If the alerts can't be read, show the list, which says so: we can't tell whether this alert still exists.
  if (!alerts) return { view: alerts === null ? 'list' : 'wait' }
  const alert = findEdited(alerts, edit)
  return alert ? { view: 'edit', alert } : { view: 'lost' }
}

function LogInToEdit({ kind }: { kind: AlertKind }) {
  const openLogin = useLoginDialog()
  return (
    <EmptyState
      title={`Log in to change this ${alertNouns[kind]}`}
      action={
        <Button kind="primary" onClick={() => openLogin({ tab: 'login', goOn: 'here' })}>
          Log In
        </Button>
      }
    >
      Your dashboard will have a link back here.
    </EmptyState>
  )
}
