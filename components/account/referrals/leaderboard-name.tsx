'use client'

import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { LeaderboardName, leaderboardNameLimit } from '@/lib/accounts/leaderboard.ts'
import { TextField } from '../../ui/text-field.tsx'
import { SettingForm } from '../settings/setting-form.tsx'

/** The name a member appears under on the leaderboard. They aren't on it until they choose one. */
export function LeaderboardNameSetting({ code }: { code: string }) {
  const { referral } = useAccount()
  const store = useAccountStore()
  const [wanted, setWanted] = useState(referral?.leaderboardName ?? '')
  const isNone = wanted.trim() === ''
  const name = LeaderboardName.safeParse(wanted)
  const fault =
    isNone || name.success ? null : `Enter up to ${leaderboardNameLimit} characters, without special symbols`
  return (
    <SettingForm
      label="Name on the leaderboard"
      present={referral?.leaderboardName ?? 'You’re not on the leaderboard.'}
      submitLabel="Save leaderboard name"
      busyLabel="Saving"
      doneText={isNone ? 'You’re off the leaderboard.' : 'Saved. We check each name before showing it.'}
      isValid={fault === null}
      onSubmit={async () => (await store.session()).chooseLeaderboardName(code, name.data ?? null)}
    >
      {(attempted) => (
        <TextField
          label="Public name"
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
