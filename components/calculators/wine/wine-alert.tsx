'use client'

import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { WineAlertAnswer, WineAlertRequest } from '@/lib/calculators/wine/wine-alert.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { useLoginDialog } from '../../shell/log-in/login-dialog-host.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Parses what was typed; null for an empty field, undefined for an invalid or out-of-range number. */
function parseFigure(text: string, whole: boolean): number | null | undefined {
  const value = Number(text.replaceAll(',', '').trim())
  if (text.trim() === '') return null
  const isGood = Number.isFinite(value) && value >= (whole ? 1 : 0.01) && value <= (whole ? 1_000_000 : 1_000)
  return isGood && (!whole || Number.isInteger(value)) ? value : undefined
}

const pointsShown = (points: number | null) => (points === null ? '' : formatNumber(points))

/** The form to get an email when a new offer meets the member's figures; a guest is asked to log in. */
export function WineAlert() {
  const { user } = useAccount()
  const openLogin = useLoginDialog()
  const { answer, message, busy, sendRequest } = useWineAlert(user?.uid ?? null)
  const [points, setPoints] = useState<string | null>(null)
  const [cents, setCents] = useState<string | null>(null)
  const shownPoints = points ?? pointsShown(answer?.wish ? answer.wish.minPoints : 1_000)
  const shownCents = cents ?? String(answer?.wish?.maxCents ?? (answer?.wish ? '' : 2))
  const minPoints = parseFigure(shownPoints, true)
  const maxCents = parseFigure(shownCents, false)
  const isValid = minPoints !== undefined && maxCents !== undefined && (minPoints !== null || maxCents !== null)

  return (
    <form
      aria-labelledby="wine-alert"
      className="space-y-3 rounded-xl border border-line bg-card p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!user) openLogin({ goOn: 'here' })
        else if (isValid && !busy) void sendRequest({ kind: 'set', wish: { minPoints, maxCents } })
      }}
    >
      <h3 id="wine-alert" className="text-16 font-semibold">
        Get wine-offer alerts
      </h3>
      <p className="max-w-prose text-14 text-muted">
        We’ll email you once when a new offer meets either figure. Leave one blank to use only the other.
      </p>
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        <TextField
          label="Points per bottle, at least"
          inputMode="numeric"
          autoComplete="off"
          value={shownPoints}
          onChange={setPoints}
          fault={minPoints === undefined ? 'Enter a whole number of points.' : null}
        />
        <TextField
          label="Cents per point, at most"
          inputMode="decimal"
          autoComplete="off"
          value={shownCents}
          onChange={setCents}
          fault={maxCents === undefined ? 'Enter cents, e.g. 1.8.' : null}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" aria-disabled={busy || !isValid}>
          <BellRing aria-hidden="true" className="size-4" />
          {user ? (answer?.wish ? 'Update alert' : 'Set alert') : 'Log in for an email'}
        </Button>
        {answer?.wish ? (
          <Button
            kind="quiet"
            aria-disabled={busy}
            onClick={() => (busy ? undefined : void sendRequest({ kind: 'end' }))}
          >
            Delete alert
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-14 text-muted empty:hidden">
        {message}
      </p>
    </form>
  )
}

/** The member's wine alert as stored on the server, and a function to change it. */
function useWineAlert(uid: string | null) {
  const store = useAccountStore()
  const [answer, setAnswer] = useState<WineAlertAnswer | null>(null)
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)

  async function sendRequest(request: WineAlertRequest): Promise<void> {
    setBusy(true)
    try {
      const next = await (await store.session()).wineAlert(request)
      setAnswer(next)
      setMessage(describeAnswer(request, next))
    } catch {
      // A failed initial read stays silent, because the member didn't ask for it.
      setMessage(request.kind === 'read' ? '' : 'We couldn’t change the alert. Try again in a minute.')
    }
    setBusy(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each member.
  useEffect(() => {
    setAnswer(null)
    setMessage('')
    if (uid !== null) void sendRequest({ kind: 'read' })
  }, [uid])
  return { answer, message, busy, sendRequest }
}

function describeAnswer({ kind }: WineAlertRequest, { fulfilled }: WineAlertAnswer): string {
  if (kind === 'read') return ''
  if (kind === 'end') return 'Alert deleted. We won’t email you.'
  const running = fulfilled === 1 ? '1 offer above matches' : `${fulfilled} offers above match`
  return `Alert set. ${fulfilled === 0 ? 'No current offer matches.' : `${running} already; we’ll email you about new ones.`}`
}
