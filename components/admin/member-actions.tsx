'use client'

import { planNames } from '@/lib/billing/offers.ts'
import { type PlanSlug, planSlugs } from '@/lib/plans/slugs.ts'
import { Panel } from '../ui/panel.tsx'
import { ActButton } from './act-button.tsx'
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
    <Panel className="min-w-0 space-y-6">
      {email ? (
        <ActButton action="member.reset-mail" input={{ uid }} label="Send a reset mail">
          Send a reset mail
        </ActButton>
      ) : null}
      {plan !== null && !pays ? (
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
            hint="Nothing is charged for it."
          />
          <Why />
        </ActForm>
      ) : null}
      {pays ? (
        <p className="text-14 text-muted">They pay, or owe: their plan changes at the payment provider.</p>
      ) : null}
      <ActForm
        action="member.disable"
        label={disabled ? 'Enable' : 'Disable'}
        submit={disabled ? 'Enable the account' : 'Disable the account'}
        input={(values) => ({ uid, disabled: !disabled, reason: String(values.get('reason')) })}
      >
        <Why />
      </ActForm>
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
        <PlainField
          name="confirmation"
          label="Type their email address to delete the account"
          hint="Ends subscriptions, alerts and sign-in. It cannot be undone."
          required
        />
        <Why />
      </ActForm>
    </Panel>
  )
}

function Why() {
  return <PlainField name="reason" label="Why" hint="Kept in the audit log." required minLength={3} maxLength={500} />
}

const planOf = (value: FormDataEntryValue | null): PlanSlug => planSlugs.find((slug) => slug === value) ?? 'free'
