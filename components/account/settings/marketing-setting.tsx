'use client'

import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { useAction } from '../../ui/use-action.ts'
import { SettingError } from './setting-form.tsx'

/** Whether we may write about more than the member asked for. Shows what the database says, so a change is live. */
export function MarketingSetting({ email }: { email: boolean }) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const choose = (wanted: boolean) =>
    run(async () => {
      const session = await store.session()
      await session.changeMarketing(wanted)
    })
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
