'use client'

import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { isEmail, nameFault, passwordHint, passwordMinimum, passwordStrength } from '@/lib/accounts/credentials.ts'
import { site } from '@/lib/core/site.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useLater } from '../../ui/use-later.ts'
import { DeleteAccount, PresentPassword } from './delete-account.tsx'
import { SeatsAeroConnection } from './seats-aero-connection.tsx'
import { ActionSetting, SettingError, SettingForm } from './setting-form.tsx'

/** Account settings: name, email, password, sign-out everywhere, data export, and account deletion. */
export function AccountSettings() {
  const { user, userDocument } = useAccount()
  return (
    <Section title="Account settings">
      {user && userDocument ? (
        <div className="divide-y divide-line">
          <NameSetting name={userDocument.name} />
          <EmailSetting email={user.email} />
          <PasswordSetting email={user.email} />
          <MarketingSetting email={userDocument.marketing.email} />
          <SeatsAeroConnection />
          <AccessTokens />
          <SignOutEverywhere />
          <ExportData />
          <DeleteAccount email={user.email} />
        </div>
      ) : (
        <Skeleton className="h-48 rounded-lg" />
      )}
    </Section>
  )
}

function SignOutEverywhere() {
  const store = useAccountStore()
  return (
    <ActionSetting
      label="Sign out everywhere"
      submitLabel="Sign out everywhere"
      busyLabel="Signing out"
      onSubmit={async () => (await store.session()).signOutEverywhere()}
    >
      <p className="mb-3 text-14 text-muted">Logs you out on this and every other device.</p>
    </ActionSetting>
  )
}

/** Whether we may send marketing email. Shows the value in the database, so a change shows once it is stored. */
function MarketingSetting({ email }: { email: boolean }) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const choose = (wanted: boolean) => run(async () => (await store.session()).changeMarketing(wanted))
  return (
    <div className="py-4">
      {error ? <SettingError error={error} /> : null}
      <label className="flex min-h-11 items-center gap-3 text-14 font-medium">
        <TickBox checked={email} aria-busy={busy} onChange={(event) => void choose(event.target.checked)} />
        News by email
      </label>
    </div>
  )
}

function NameSetting({ name }: { name: string }) {
  const store = useAccountStore()
  const [wanted, setWanted] = useState(name)
  const fault = nameFault(wanted)
  return (
    <SettingForm
      label="Name"
      present={name}
      submitLabel="Save name"
      busyLabel="Saving"
      doneText="Name changed."
      isValid={fault === null}
      onSubmit={async () => (await store.session()).changeName(wanted)}
    >
      {(attempted) => (
        <TextField
          label="New name"
          name="name"
          autoComplete="name"
          value={wanted}
          onChange={setWanted}
          fault={attempted ? fault : null}
        />
      )}
    </SettingForm>
  )
}

/** Downloads everything stored about the member as a file. */
function ExportData() {
  const store = useAccountStore()
  const exportData = async () => {
    const data = JSON.stringify(await (await store.session()).exportMyData(), null, 2)
    saveFile(`${site.name.toLowerCase()}-data.json`, 'application/json', data)
  }
  return (
    <ActionSetting
      label="Export my data"
      submitLabel="Export my data"
      busyLabel="Preparing your data"
      onSubmit={exportData}
    >
      <p className="mb-3 text-14 text-muted">Everything we store about you, as a JSON file.</p>
    </ActionSetting>
  )
}

function EmailSetting({ email }: { email: string }) {
  const store = useAccountStore()
  const [wanted, setWanted] = useState('')
  const [password, setPassword] = useState('')
  return (
    <SettingForm
      label="Email"
      present={email}
      submitLabel="Change email"
      busyLabel="Sending the email"
      doneText="Open the link we’ve emailed to the new address to finish."
      isValid={isEmail(wanted) && password !== ''}
      onSubmit={async () => {
        const session = await store.session()
        await session.changeEmail(wanted, { email, password })
        setPassword('')
      }}
    >
      {(attempted) => (
        <>
          <TextField
            label="New email"
            name="email"
            type="email"
            autoComplete="email"
            value={wanted}
            onChange={setWanted}
            fault={attempted && !isEmail(wanted) ? 'Enter an email address with an @ and a dot' : null}
          />
          <PresentPassword email={email} value={password} onChange={setPassword} attempted={attempted} />
        </>
      )}
    </SettingForm>
  )
}

/** Access tokens for the member's own tools. The panel's code loads when it is opened. */
function AccessTokens() {
  const {
    Component: Panel,
    startLoading,
    failed,
  } = useLater(() => import('./tokens-panel.tsx').then((part) => part.TokensPanel))
  return (
    <section className="py-4" aria-label="Personal access tokens">
      <h3 className="text-14 font-medium">Personal access tokens</h3>
      <p className="mb-3 text-14 text-muted">
        Let your own scripts and AI assistants search and set alerts with your plan.{' '}
        <TextLink href="/developers">See how</TextLink>.
      </p>
      {failed ? (
        <p role="alert" className="mb-3 text-14">
          We couldn’t load this. Check your connection, then try again.
        </p>
      ) : null}
      {Panel ? (
        <Panel />
      ) : (
        <Button kind="outline" onClick={startLoading}>
          Manage tokens
        </Button>
      )}
    </section>
  )
}

function PasswordSetting({ email }: { email: string }) {
  const store = useAccountStore()
  const [wanted, setWanted] = useState('')
  const [password, setPassword] = useState('')
  const isLongEnough = wanted.length >= passwordMinimum
  return (
    <SettingForm
      label="Password"
      present="Changing it signs you out on your other devices."
      submitLabel="Change password"
      busyLabel="Changing"
      doneText="Password changed. Your other devices are signed out."
      isValid={isLongEnough && password !== ''}
      onSubmit={async () => {
        const session = await store.session()
        await session.changePassword(wanted, { email, password })
        setWanted('')
        setPassword('')
      }}
    >
      {(attempted) => (
        <>
          <PresentPassword email={email} value={password} onChange={setPassword} attempted={attempted} />
          <TextField
            label="New password"
            name="new-password"
            type="password"
            autoComplete="new-password"
            value={wanted}
            onChange={setWanted}
            hint={passwordStrength(wanted)}
            fault={attempted && !isLongEnough ? passwordHint : null}
          />
        </>
      )}
    </SettingForm>
  )
}
