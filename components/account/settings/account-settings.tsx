'use client'

import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAction } from '../../ui/use-action.ts'
import { DeleteAccount } from './delete-account.tsx'
import { EmailSetting } from './email-setting.tsx'
import { ExportData } from './export-data.tsx'
import { MarketingSetting } from './marketing-setting.tsx'
import { NameSetting } from './name-setting.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { SeatsAeroConnection } from './seats-aero-connection.tsx'
import { SettingError } from './setting-form.tsx'

/** Name, e-mail, password, the end of every session, one's data, and the end of the account. */
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
  const { busy, error, run } = useAction()
  const signOut = () =>
    run(async () => {
      const session = await store.session()
      await session.signOutEverywhere()
    })
  return (
    <form
      className="py-4"
      onSubmit={(event) => {
        event.preventDefault()
        void signOut()
      }}
    >
      <p className="mb-3 text-14 text-muted">Ends your session on this and every other device.</p>
      {error ? <SettingError error={error} /> : null}
      <BusyButton kind="outline" className="" busy={busy} busyLabel="Signing out">
        Sign out everywhere
      </BusyButton>
    </form>
  )
}
