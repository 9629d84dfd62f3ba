'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { passHours, type SecondFactorState } from '@/lib/admin/second-factor.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { Panel } from '../panel.tsx'
import { Skeleton } from '../skeleton.tsx'
import { callFault } from '../use-act.ts'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpApp } from './set-up-app.tsx'
import { type AskSecondFactor, useSecondFactor } from './use-second-factor.ts'

/** In place of what only operators see, until they have given a code of their second factor in this log-in. */
export function SecondFactorDoor({ onOpen }: { onOpen?: () => void }) {
  const router = useRouter()
  const ask = useSecondFactor()
  const [state, setState] = useState<SecondFactorState | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const open = useEffectEvent(() => (onOpen ?? router.refresh)())
  useEffect(() => {
    ask({ step: 'state' }).then(
      (answer) => {
        setState(answer.state)
        if (answer.state === 'open') open()
      },
      (error: unknown) => setFault(callFault(error)),
    )
  }, [ask])
  const onDone = onOpen ?? router.refresh

  if (fault) return <Notice kind="danger">{fault}</Notice>
  if (state === null || state === 'open') return <Skeleton className="h-64 max-w-md rounded-2xl" />
  return (
    <Panel className="max-w-md">
      {state === 'set-up' ? <SetUpApp ask={ask} onDone={onDone} /> : <AskForCode ask={ask} onDone={onDone} />}
    </Panel>
  )
}

type AskForCodeProps = { ask: AskSecondFactor; onDone: () => void }

function AskForCode({ ask, onDone }: AskForCodeProps) {
  const [left, setLeft] = useState<number | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (left !== null) {
    const renew = () => ask({ step: 'renew' }).then(({ recoveryCodes }) => setCodes(recoveryCodes), onDone)
    return (
      <div className="space-y-4">
        <p role="status" className="text-16">
          {left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" onClick={onDone}>
            Continue
          </Button>
          <Button onClick={() => void renew()}>Make new codes</Button>
        </div>
      </div>
    )
  }
  const verify = async (code: string) => {
    const { recoveryCodesLeft } = await ask({ step: 'verify', code })
    // Whoever used a recovery code should know how many are left.
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
