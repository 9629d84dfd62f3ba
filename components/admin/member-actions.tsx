'use client'

import type { ReactNode } from 'react'
import { planNames } from '@/lib/billing/offers.ts'
import { type PlanSlug, planSlugs } from '@/lib/core/plan.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Panel } from '../ui/panel.tsx'
import { ActForm, PlainChoice, PlainField } from './act-form.tsx'

type MemberActionsProps = {
  uid: string
  email: string | null
  disabled: boolean
  plan: PlanSlug | null
  /** True if their plan is managed by the payment provider, and so can't be changed here. */
  pays: boolean
  sharingBlocked: boolean
}

/** What an operator can do for a member, from the mildest action to deleting the account. */
export function MemberActions({ uid, email, disabled, plan, pays, sharingBlocked }: MemberActionsProps) {
  return (
    <Panel className="min-w-0 divide-y divide-line">
      {email ? (
        <Action title="Password" note="Sends them the “Reset Password” email.">
          <ActButton action="member.reset-mail" input={{ uid }} label="Send reset email">
            Send reset email
          </ActButton>
        </Action>
      ) : null}
      {plan !== null ? <PlanAction uid={uid} plan={plan} pays={pays} /> : null}
      <Action
        title="Log-in"
        note={
          disabled
            ? 'They can log in again straight away.'
            : 'Logs them out. They can’t log in until you enable it again.'
        }
      >
        <ActForm
          action="member.disable"
          label={disabled ? 'Enable' : 'Disable'}
          submit={disabled ? 'Enable account' : 'Disable account'}
          input={(values) => ({ uid, disabled: !disabled, reason: String(values.get('reason')) })}
        >
          <ReasonField />
        </ActForm>
      </Action>
      <SharingAction uid={uid} blocked={sharingBlocked} />
      <Action title="Delete account" note="Ends subscriptions, alerts and log-in. This can’t be undone.">
        <ActForm
          action="member.delete"
          label="Delete"
          submit="Delete permanently"
          kind="danger"
          input={(values) => ({
            uid,
            confirmation: String(values.get('confirmation')),
            reason: String(values.get('reason')),
          })}
        >
          <PlainField name="confirmation" label="Type their email address to delete the account" required />
          <ReasonField />
        </ActForm>
      </Action>
    </Panel>
  )
}

function PlanAction({ uid, plan, pays }: { uid: string; plan: PlanSlug; pays: boolean }) {
  return (
    <Action
      title="Plan"
      note={
        pays
          ? 'They have a subscription or unpaid invoice: change their plan in Stripe.'
          : 'Changing it here charges nothing.'
      }
    >
      {pays ? null : (
        <ActForm
          action="member.plan"
          label="Set plan"
          submit="Change plan"
          input={(values) => ({ uid, plan: parsePlan(values.get('plan')), reason: String(values.get('reason')) })}
        >
          <PlainChoice
            key={plan}
            name="plan"
            label="Set plan"
            defaultValue={plan}
            options={planSlugs.map((slug) => ({ value: slug, label: planNames[slug] }))}
          />
          <ReasonField />
        </ActForm>
      )}
    </Action>
  )
}

function SharingAction({ uid, blocked }: { uid: string; blocked: boolean }) {
  return (
    <Action
      title="Shared seats"
      note={
        blocked
          ? 'Removed, and they can’t share any more.'
          : 'Takes every seat they shared out of everyone’s searches, and ends sharing for them.'
      }
    >
      <ActForm
        action="member.sharing"
        label="Shared seats"
        submit={blocked ? 'Allow sharing again' : 'Remove all and end sharing'}
        kind={blocked ? undefined : 'danger'}
        input={(values) => ({ uid, blocked: !blocked, reason: String(values.get('reason')) })}
      >
        <ReasonField />
      </ActForm>
    </Action>
  )
}

type ActionProps = { title: string; note: string; children: ReactNode }

/** One action under its title and note. */
function Action({ title, note, children }: ActionProps) {
  return (
    <section className="space-y-3 py-5 first:pt-0 last:pb-0">
      <div>
        <h3 className="text-14 font-semibold">{title}</h3>
        <p className="text-14 text-muted">{note}</p>
      </div>
      {children}
    </section>
  )
}

function ReasonField() {
  return (
    <PlainField name="reason" label="Reason" hint="Kept in the audit log." required minLength={3} maxLength={500} />
  )
}

const parsePlan = (value: FormDataEntryValue | null): PlanSlug => planSlugs.find((slug) => slug === value) ?? 'free'
