'use client'

import { getApp } from 'firebase/app'
import { getFunctions, httpsCallable } from 'firebase/functions'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { functionsRegion } from '@/lib/accounts/web-config.ts'
import {
  passHours,
  type SecondFactorAnswer,
  type SecondFactorCall,
  type SecondFactorState,
  secondFactorAnswers,
} from '@/lib/admin/second-factor.ts'
import { callFault } from '../act-button.tsx'
import { BusyButton } from '../busy-button.tsx'
import { Button } from '../button.tsx'
import { CopyText } from '../copy-text.tsx'
import { Notice } from '../notice.tsx'
import { Panel } from '../panel.tsx'
import { Skeleton } from '../skeleton.tsx'
import { TextField } from '../text-field.tsx'
import { useAction } from '../use-action.ts'

/** Shown in place of what only operators may see, until they enter a second-factor code in this log-in. */
export function SecondFactorEntry({ onOpen }: { onOpen?: () => void }) {
  const router = useRouter()
  const callStep = useSecondFactor()
  const [state, setState] = useState<SecondFactorState | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const open = useEffectEvent(() => (onOpen ?? router.refresh)())
  useEffect(() => {
    callStep({ step: 'state' }).then(
      (answer) => {
        setState(answer.state)
        if (answer.state === 'open') open()
      },
      (error: unknown) => setFault(callFault(error)),
    )
  }, [callStep])
  const onDone = onOpen ?? router.refresh

  if (fault) return <Notice kind="danger">{fault}</Notice>
  if (state === null || state === 'open') return <Skeleton className="h-64 max-w-md rounded-2xl" />
  return (
    <Panel className="max-w-md">
      {state === 'set-up' ? (
        <SetUpApp callStep={callStep} onDone={onDone} />
      ) : (
        <CodePrompt callStep={callStep} onDone={onDone} />
      )}
    </Panel>
  )
}

type CodePromptProps = { callStep: CallStep; onDone: () => void }

function CodePrompt({ callStep, onDone }: CodePromptProps) {
  const [left, setLeft] = useState<number | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (left !== null) {
    const renew = async () => setCodes((await callStep({ step: 'renew' })).recoveryCodes)
    return <CodesLeft left={left} onRenew={renew} onDone={onDone} />
  }
  const verify = async (code: string) => {
    const { recoveryCodesLeft } = await callStep({ step: 'verify', code })
    // After a recovery code, the operator should know how many are left.
    if (/^\s*\d{3}\s?\d{3}\s*$/.test(code)) onDone()
    else setLeft(recoveryCodesLeft)
  }
  return (
    <CodeForm
      label="Code"
      hint="6 digits from your authenticator app, or a recovery code"
      submit="Continue"
      onCode={verify}
    >
      <h2 className="text-20 font-semibold">Enter your code</h2>
      <p className="mt-1 mb-4 text-14 text-muted">
        It lasts {passHours} hours on this device. Lost your phone? Use a recovery code.
      </p>
    </CodeForm>
  )
}

type CodesLeftProps = { left: number; onRenew: () => Promise<void>; onDone: () => void }

/** After a recovery code was used: how many are left, and a way to replace them. */
function CodesLeft({ left, onRenew, onDone }: CodesLeftProps) {
  const { busy, error, run } = useAction()
  return (
    <div className="space-y-4">
      <p role="status" className="text-16">
        {left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`}
      </p>
      {error ? (
        <p role="alert" className="text-14 text-danger">
          {callFault(error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={onDone}>
          Continue
        </Button>
        <Button aria-disabled={busy} onClick={() => void run(onRenew)}>
          {busy ? 'Making new codes' : 'Make new codes'}
        </Button>
      </div>
    </div>
  )
}

type CodeFormProps = {
  label: string
  hint: string
  submit: string
  /** Checks the code. Rejects with the service's error, which the form shows. */
  onCode: (code: string) => Promise<void>
  children?: ReactNode
}

/** Asks for one code, typed or filled in by the browser. Sending empties the field: the next attempt needs another. */
function CodeForm({ label, hint, submit, onCode, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const { busy, error, run } = useAction()
  const send = () =>
    run(async () => {
      setCode('')
      await onCode(code)
    })
  return (
    <form
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim().length >= 6) void send()
      }}
    >
      {children}
      <TextField
        label={label}
        hint={hint}
        fault={error ? callFault(error) : null}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={setCode}
      />
      <BusyButton busy={busy} busyLabel="Checking the code">
        {submit}
      </BusyButton>
    </form>
  )
}

type SetUpAppProps = { callStep: CallStep; onDone: () => void }

/** Sets up the second factor: adds the secret to an authenticator app, then shows the recovery codes. */
function SetUpApp({ callStep, onDone }: SetUpAppProps) {
  const [begun, setBegun] = useState<SecondFactorAnswer<'begin'> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!begun) return <Intro onBegin={async () => setBegun(await callStep({ step: 'begin' }))} />
  return (
    <CodeForm
      label="Code from the app"
      hint="6 digits, new every 30 seconds"
      submit="Turn on"
      onCode={async (code) => setCodes((await callStep({ step: 'confirm', code })).recoveryCodes)}
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

/** Black on white in every theme, the only colours that all cameras read reliably. */
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

/** Ten codes for when the phone is lost, shown only once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <section aria-labelledby="recovery-codes" className="space-y-4">
      <h2 id="recovery-codes" className="text-20 font-semibold">
        Save your recovery codes
      </h2>
      <p className="text-14 text-muted">
        If you lose your phone, each code gets you in once. Keep them apart from your password. We won’t show them
        again.
      </p>
      <div className="figures">
        <CopyText text={codes.join('\n')} label="Copy codes" />
      </div>
      <Button onClick={onDone}>I’ve saved them</Button>
    </section>
  )
}

type Step = SecondFactorCall['step']
type CallStep = <Name extends Step>(
  call: Extract<SecondFactorCall, { step: Name }>,
) => Promise<SecondFactorAnswer<Name>>

/** Returns a call to the function that sets up and checks the second factor. It rejects with the service's error. */
function useSecondFactor(): CallStep {
  const store = useAccountStore()
  return useCallback(
    async <Name extends Step>(call: Extract<SecondFactorCall, { step: Name }>) => {
      await store.session()
      const { data } = await httpsCallable(getFunctions(getApp(), functionsRegion), 'secondFactor')(call)
      // The table guarantees that this is the answer to this step; the compiler can't follow that through the union.
      return secondFactorAnswers[call.step].parse(data) as unknown as SecondFactorAnswer<Name>
    },
    [store],
  )
}
