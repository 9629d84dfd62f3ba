'use client'

import { useEffect, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { consentActions } from '@/lib/accounts/client/consent-actions.ts'
import { reportFault } from '@/lib/accounts/client/report.ts'
import { type Grant, scopeWords } from '@/lib/accounts/oauth-contract.ts'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/use-action.ts'
import { SettingError } from './setting-form.tsx'
import { dayOf } from './token-day.ts'

/** The assistants a member has connected, each with a button that ends it. Nothing where there is none. */
export function ConnectedApps() {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const [grants, setGrants] = useState<readonly Grant[]>([])
  useEffect(() => {
    let over = false
    const load = async () => {
      const known = await consentActions(await store.session()).grants()
      if (!over) setGrants(known)
    }
    load().catch((fault: unknown) => reportFault('reading the connected apps', fault))
    return () => {
      over = true
    }
  }, [store])
  if (grants.length === 0) return null
  const disconnect = (id: string) =>
    run(async () => {
      await consentActions(await store.session()).disconnect(id)
      setGrants(grants.filter((grant) => grant.id !== id))
    })
  return (
    <section aria-label="Connected apps">
      <h4 className="text-14 font-medium">Connected apps</h4>
      {error ? <SettingError error={error} /> : null}
      <ul className="divide-y divide-line">
        {grants.map(({ id, name, scopes, createdAt, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 text-14">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">{name}</p>
              <p className="text-muted">
                Connected {dayOf(createdAt)}. {lastUsedAt ? `Last used ${dayOf(lastUsedAt)}` : 'Never used'}.
              </p>
              <p className="text-muted">{scopes.map((scope) => scopeWords[scope]).join(', ')}.</p>
            </div>
            <Button aria-label={`Disconnect ${name}`} disabled={busy} onClick={() => void disconnect(id)}>
              Disconnect
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
