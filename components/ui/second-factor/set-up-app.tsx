'use client'

import { useState } from 'react'
import type { SecondFactorAnswer } from '@/lib/admin/second-factor.ts'
import { BusyButton } from '../busy-button.tsx'
import { callFault } from '../use-act.ts'
import { useAction } from '../use-action.ts'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { AskSecondFactor } from './use-second-factor.ts'

type SetUpAppProps = { ask: AskSecondFactor; onDone: () => void }

/** From nothing to an authenticator app that holds the secret, and recovery codes. */
export function SetUpApp({ ask, onDone }: SetUpAppProps) {
  const [begun, setBegun] = useState<SecondFactorAnswer<'begin'> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!begun) return <Intro onBegin={async () => setBegun(await ask({ step: 'begin' }))} />
  return (
    <CodeForm
      label="Code from the app"
      hint="6 digits, new every 30 seconds"
      submit="Turn on"
      onCode={async (code) => setCodes((await ask({ step: 'confirm', code })).recoveryCodes)}
    >
      <h2 className="text-20 font-semibold">Add Pointsward to your app</h2>
      <p className="mt-1 mb-4 text-14 text-muted">Scan this with your authenticator app, or type the key into it.</p>
      <QrCode {...begun.qr} />
      <p className="mt-4 mb-5 text-14">
        Key: <code className="font-mono wrap-anywhere select-all">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </CodeForm>
  )
}

function Intro({ onBegin }: { onBegin: () => Promise<void> }) {
  const { busy, error, run } = useAction()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(onBegin)
      }}
    >
      <h2 className="text-20 font-semibold">Set up two-step log-in</h2>
      <p className="mt-1 mb-4 text-14 text-muted">
        The team area needs a code from an authenticator app as well as your password. It takes a minute.
      </p>
      {error ? (
        <p role="alert" className="mb-4 text-14 text-danger">
          {callFault(error)}
        </p>
      ) : null}
      <BusyButton busy={busy} busyLabel="Creating a key">
        Set up an app
      </BusyButton>
    </form>
  )
}

/** Black on white in every look: cameras read nothing else for sure. */
function QrCode({ path, size }: SecondFactorAnswer<'begin'>['qr']) {
  return (
    <svg
      role="img"
      aria-label="QR code of the key below"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-lg border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
