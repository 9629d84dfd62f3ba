'use client'

import dynamic from 'next/dynamic'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { getAudience, type Identified } from '@/lib/accounts/client/state.ts'
import type { AlertDocument } from '@/lib/alerts/alert.ts'
import { buildShortReference } from '@/lib/alerts/alert-places.ts'
import { readAlertDraft, writeAlertDraft } from '@/lib/alerts/compose/alert-address.ts'
import { type AlertDraft, toDraft, toSettings } from '@/lib/alerts/compose/alert-draft.ts'
import { draftFaults } from '@/lib/alerts/compose/draft-faults.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import type { Audience } from '@/lib/core/plan.ts'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AlertFields } from './form/alert-fields.tsx'
import { ComposerForm } from './form/composer-form.tsx'
import { MemberSection } from './member-section.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'
import { useDraft } from './use-draft.ts'
import { useSaveAlert } from './use-save-alert.ts'
import { useToday } from './use-today.ts'

const AlertList = dynamic(() => import('./list/alert-list.tsx').then((module) => module.AlertList), {
  loading: SectionSkeleton,
})

const AlertPreview = dynamic(() => import('./preview/alert-preview.tsx').then((module) => module.AlertPreview), {
  loading: () => <Skeleton className="h-40 w-full" />,
})

const alertDrafts = { kind: 'alert', path: '/alerts', read: readAlertDraft, write: writeAlertDraft } as const

type AlertComposerProps = { edited: Identified<AlertDocument> | null }

/** The form for a new alert or one being edited, with a preview of what it would find. */
function AlertComposer({ edited }: AlertComposerProps) {
  const account = useAccount()
  const { alerts } = account
  const { today } = useToday()
  const { draft, bad, change, leaveAddress } = useDraft(
    alertDrafts,
    edited && { reference: buildShortReference(edited), draft: toDraft(edited.settings) },
  )
  const plan = getAudience(account)
  const { saveState, save } = useSaveAlert('alerts', edited, leaveAddress)

  const onSave = () =>
    save({ name: draft.name, query: writeAlertDraft(draft).toString() }, (session, identity) => {
      const settings = toSettings(draft, plan, today, edited?.settings.paused)
      return edited
        ? session.changeAlert('alerts', edited.id, settings, alerts ?? [])
        : session.addAlert('alerts', settings, alerts ?? undefined, identity)
    })

  return (
    <ComposerForm
      kind="alerts"
      label="Alert"
      placeholder="e.g. Tokyo in spring"
      {...{ draft, bad, plan, saveState, change, onSave }}
      isEdit={edited !== null}
      faults={draftFaults(draft, plan, today)}
      fields={(faultOf) => <AlertFields {...{ draft, plan, today, faultOf, change }} />}
      aside={<ComposerAside {...{ draft, plan, today }} />}
    />
  )
}

/** The alerts page: the list for a member, the composer for a guest. */
export function AlertsSection() {
  const { alerts } = useAccount()
  return (
    <MemberSection
      kind="alerts"
      alerts={alerts}
      list={<AlertList />}
      composer={(edited) => <AlertComposer edited={edited} />}
    />
  )
}

type ComposerAsideProps = { draft: AlertDraft; plan: Audience; today: LocalDate }

/** Shown beside the form: what such an alert finds, once both ends of the trip are chosen. */
function ComposerAside(props: ComposerAsideProps) {
  const { from, to } = props.draft
  return (
    <aside aria-label="What this alert finds" className="lg:sticky lg:top-20">
      <Panel>
        {from.length > 0 && to.length > 0 ? (
          <AlertPreview {...props} />
        ) : (
          <section>
            <h2 className="text-16 font-semibold">Open right now</h2>
            <p className="mt-1 text-14 text-muted">Choose where from and where to, and we’ll show what’s open.</p>
          </section>
        )}
      </Panel>
    </aside>
  )
}
