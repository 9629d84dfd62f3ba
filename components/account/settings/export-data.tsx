'use client'

import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { site } from '@/lib/core/site.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useAction } from '../../ui/use-action.ts'
import { SettingError } from './setting-form.tsx'

/** Hands a member everything kept about them, as a file. */
export function ExportData() {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const exportData = () =>
    run(async () => {
      const session = await store.session()
      saveAs(`${site.name.toLowerCase()}-data.json`, JSON.stringify(await session.exportMyData(), null, 2))
    })
  return (
    <form
      className="py-4"
      aria-label="Export my data"
      onSubmit={(event) => {
        event.preventDefault()
        void exportData()
      }}
    >
      <p className="mb-3 text-14 text-muted">Everything we keep about you, as a JSON file.</p>
      {error ? <SettingError error={error} /> : null}
      <BusyButton kind="outline" className="" busy={busy} busyLabel="Collecting your data">
        Export my data
      </BusyButton>
    </form>
  )
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The download has begun with the click; the next turn no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address))
}
