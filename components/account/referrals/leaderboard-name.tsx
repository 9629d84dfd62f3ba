'use client'

import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { LeaderboardName, leaderboardNameLimit } from '@/lib/accounts/leaderboard.ts'
import { TextField } from '../../ui/text-field.tsx'
import { SettingForm } from '../settings/setting-form.tsx'

/** Whether and under which name a member stands on the leaderboard. Not on it until they choose a name. */
export function LeaderboardNameSetting({ code }: { code: string }) {
  const { referral } = useAccount()
  const store = useAccountStore()
  const [wanted, setWanted] = useState(referral?.leaderboardName ?? '')
  const isNone = wanted.trim() === ''
  const name = LeaderboardName.safeParse(wanted)
  const fault = isNone || name.success ? null : `Enter at most ${leaderboardNameLimit} ordinary characters`
  return (
    <SettingForm
      label="Name on the leaderboard"
      present={referral?.leaderboardName ?? 'You are not on the leaderboard.'}
      submitLabel="Save leaderboard name"
      busyLabel="Saving"
      doneText={isNone ? 'You are off the leaderboard.' : 'Saved. Our team looks at a name before it is shown.'}
      isValid={fault === null}
      onSubmit={async () => {
        const session = await store.session()
        await session.chooseLeaderboardName(code, name.data ?? null)
      }}
    >
      {(attempted) => (
        <TextField
          label="Name everybody may see"
          name="leaderboard-name"
          autoComplete="nickname"
          hint="Leave it empty to stay off the leaderboard."
          value={wanted}
          onChange={setWanted}
          fault={attempted ? fault : null}
        />
      )}
    </SettingForm>
  )
}
