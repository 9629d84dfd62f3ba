'use client'

import { type FormEvent, useState } from 'react'
import { consentActions, tokenActions } from '@/lib/accounts/client/access-actions.ts'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { scopeWords } from '@/lib/accounts/oauth-contract.ts'
import {
  maxTokens,
  type TokenScope,
  type TokenSummary,
  tokenLives,
  tokenScopes,
} from '@/lib/accounts/tokens-contract.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { CopyText } from '../../ui/copy-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useSessionValue } from '../use-session-value.ts'
import { SettingError } from './setting-form.tsx'

/** Formats the day of an instant in Sydney, as the settings lists show it. */
const formatDay = (instant: string) => formatDate(localDateOf(instant), 'plain')

/** Describes a token's state in one line. */
export function tokenText({ state, expiresAt, lastUsedAt }: TokenSummary): string {
  const used = lastUsedAt === null ? 'Never used' : `Last used ${formatDay(lastUsedAt)}`
  if (state === 'expired') return `Expired ${formatDay(expiresAt)}. ${used}.`
  if (state === 'signed-out') return `Revoked when you signed out everywhere. ${used}.`
  return `Expires ${formatDay(expiresAt)}. ${used}.`
}

/** The member's tokens, and a form for a new one. A new token's secret stays on screen until the panel closes. */
export function TokensPanel() {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const [tokens, setTokens] = useSessionValue('the access tokens', '', (session) => tokenActions(session).list())
  const [secret, setSecret] = useState<string | null>(null)

  if (tokens === null) return <p role="alert">We couldn’t load your tokens. Reload the page to try again.</p>
  if (tokens === undefined) return <Skeleton className="h-24 rounded-lg" />
  const revoke = (id: string) =>
    run(async () => {
      await tokenActions(await store.session()).revoke(id)
      setTokens(tokens.filter((token) => token.id !== id))
    })
  const showMade = (made: { secret: string; token: TokenSummary }) => {
    setSecret(made.secret)
    setTokens([made.token, ...tokens])
  }
  return (
    <div className="space-y-4">
      {secret ? (
        <div role="status" className="space-y-3">
          <p className="text-14">Copy your token now. We won’t show it again.</p>
          <CopyText text={secret} label="Copy token" />
        </div>
      ) : null}
      {error ? <SettingError error={error} /> : null}
      <ul className="divide-y divide-line">
        {tokens.map((token) => (
          <li key={token.id} className="flex flex-wrap items-center justify-between gap-3 py-3 text-14">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">{token.name}</p>
              <p className="text-muted">{tokenText(token)}</p>
              <p className="text-muted">{token.scopes.map((scope) => scopeWords[scope]).join(', ')}.</p>
            </div>
            <Button
              kind="outline"
              disabled={busy}
              aria-label={`Revoke ${token.name}`}
              onClick={() => void revoke(token.id)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {tokens.length < maxTokens ? (
        <NewToken onMade={showMade} />
      ) : (
        <p className="text-14">Revoke one to make another.</p>
      )}
      <ConnectedApps />
    </div>
  )
}

type Life = `${(typeof tokenLives)[number]}`
const lives = tokenLives.map((days) => ({ value: `${days}` as Life, label: `${days} days` }))

function NewToken({ onMade }: { onMade: (made: { secret: string; token: TokenSummary }) => void }) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const [name, setName] = useState('')
  const [life, setLife] = useState<Life>('30')
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read:seats'])
  const [endsWithSignOut, setEndsWithSignOut] = useState(true)
  const make = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const days = tokenLives.find((one) => `${one}` === life) ?? 30
      const actions = tokenActions(await store.session())
      onMade(await actions.make({ name, scopes: [...scopes], days, endsWithSignOut }))
      setName('')
    })
  }
  return (
    <form className="space-y-4" aria-label="New token" onSubmit={make}>
      {error ? <SettingError error={error} /> : null}
      <TextField
        label="Token name"
        hint="e.g. Holiday script"
        required
        maxLength={60}
        value={name}
        onChange={setName}
      />
      <fieldset>
        <legend className="mb-1 text-14 font-medium">It can</legend>
        {tokenScopes.map((scope) => (
          <CheckboxField
            key={scope}
            checked={scopes.includes(scope)}
            // A token needs at least one scope, so the last one can't be unticked.
            disabled={scopes.length === 1 && scopes[0] === scope}
            onChange={(on) => setScopes(tokenScopes.filter((one) => (one === scope ? on : scopes.includes(one))))}
          >
            {scopeWords[scope]} <span className="font-mono text-12 text-muted">{scope}</span>
          </CheckboxField>
        ))}
      </fieldset>
      <SelectField label="Expires after" value={life} options={lives} onChange={setLife} />
      <CheckboxField checked={endsWithSignOut} onChange={setEndsWithSignOut}>
        Revoke it when I sign out everywhere
      </CheckboxField>
      <BusyButton className="" busy={busy} busyLabel="Creating the token">
        Create token
      </BusyButton>
    </form>
  )
}

/** The assistants a member has connected, each with a button to disconnect it. Renders nothing if there are none. */
function ConnectedApps() {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const [grants, setGrants] = useSessionValue('the connected apps', '', (session) => consentActions(session).grants())
  if (!grants?.length) return null
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
                Connected {formatDay(createdAt)}. {lastUsedAt ? `Last used ${formatDay(lastUsedAt)}` : 'Never used'}.
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
