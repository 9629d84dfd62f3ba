'use client'

import type { ReactNode } from 'react'
import { planNames } from '@/lib/billing/offers.ts'
import { type PlanSlug, planSlugs } from '@/lib/core/plan.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Panel } from '../ui/panel.tsx'
import { ActForm } from './act-form.tsx'
import { PlainChoice, PlainField } from './plain-field.tsx'

type MemberActionsProps = {
  uid: string
  email: string | null
  disabled: boolean
  plan: PlanSlug | null
  /** Their plan is the payment provider's matter. */
  pays: boolean
}

/** What can be done for a member, from the mildest to the end of the account. */
export function MemberActions({ uid, email, disabled, plan, pays }: MemberActionsProps) {
  return (
    <Panel className="min-w-0 divide-y divide-line">
      {email ? (
        <Deed title="Password" note="They get the mail that “Reset Password” sends.">
          <ActButton action="member.reset-mail" input={{ uid }} label="Send a reset mail">
            Send a reset mail
          </ActButton>
        </Deed>
      ) : null}
      {plan !== null ? <PlanDeed uid={uid} plan={plan} pays={pays} /> : null}
      <Deed
        title="Log-in"
        note={
          disabled
            ? 'They can log in again at once.'
            : 'They are logged out and can’t log in until it is enabled again.'
        }
      >
        <ActForm
          action="member.disable"
          label={disabled ? 'Enable' : 'Disable'}
          submit={disabled ? 'Enable the account' : 'Disable the account'}
          input={(values) => ({ uid, disabled: !disabled, reason: String(values.get('reason')) })}
        >
          <Why />
        </ActForm>
      </Deed>
      <Deed title="The end of the account" note="Ends subscriptions, alerts and sign-in. It cannot be undone.">
        <ActForm
          action="member.delete"
          label="Delete"
          submit="Delete for good"
          kind="danger"
          input={(values) => ({
            uid,
            confirmation: String(values.get('confirmation')),
            reason: String(values.get('reason')),
          })}
        >
          <PlainField name="confirmation" label="Type their email address to delete the account" required />
          <Why />
        </ActForm>
      </Deed>
    </Panel>
  )
}

function PlanDeed({ uid, plan, pays }: { uid: string; plan: PlanSlug; pays: boolean }) {
  return (
    <Deed
      title="Plan"
      note={
        pays
          ? 'They pay, or owe: their plan changes at the payment provider.'
          : 'Changed by hand, nothing is charged for it.'
      }
    >
      {pays ? null : (
        <ActForm
          action="member.plan"
          label="Plan by hand"
          submit="Change plan"
          input={(values) => ({ uid, plan: planOf(values.get('plan')), reason: String(values.get('reason')) })}
        >
          <PlainChoice
            key={plan}
            name="plan"
            label="Plan by hand"
            defaultValue={plan}
            options={planSlugs.map((slug) => ({ value: slug, label: planNames[slug] }))}
          />
          <Why />
        </ActForm>
      )}
    </Deed>
  )
}

type DeedProps = { title: string; note: string; children: ReactNode }

/** One thing that can be done, under what it is about. */
function Deed({ title, note, children }: DeedProps) {
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

function Why() {
  return <PlainField name="reason" label="Why" hint="Kept in the audit log." required minLength={3} maxLength={500} />
}

const planOf = (value: FormDataEntryValue | null): PlanSlug => planSlugs.find((slug) => slug === value) ?? 'free'
