'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type ActionLink, parseActionLink } from '@/lib/accounts/action-link.ts'
import { accountErrorText } from '@/lib/accounts/auth-errors.ts'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApplyCode } from './apply-code.tsx'
import { NewPassword } from './new-password.tsx'
import { Outcome } from './outcome.tsx'

/** The page behind the links the auth service mails: a new password, a confirmed, changed or recovered address. */
export function ActionPage() {
  const link = parseActionLink(new URLSearchParams(useSearchParams()))
  if (!link) return <BadLink text="This link is not complete. Open it from the email again, or ask for a new one." />
  return <CheckedLink key={link.oobCode} link={link} />
}

function CheckedLink({ link }: { link: ActionLink }) {
  const store = useAccountStore()
  const [checked, setChecked] = useState<{ email: string } | { error: unknown } | null>(null)
  const { mode, oobCode } = link

  useEffect(() => {
    let current = true
    store
      .session()
      .then((session) => session.readCode(mode, oobCode))
      .then(
        (email) => current && setChecked({ email }),
        (error: unknown) => current && setChecked({ error }),
      )
    return () => {
      current = false
    }
  }, [store, mode, oobCode])

  if (!checked) return <Skeleton className="h-56 rounded-2xl" />
  if ('error' in checked) return <BadLink text={accountErrorText(checked.error)} />
  if (mode === 'resetPassword') return <NewPassword code={oobCode} email={checked.email} />
  return <ApplyCode mode={mode} code={oobCode} email={checked.email} />
}

function BadLink({ text }: { text: string }) {
  return (
    <Outcome title="This link does not work" offer="reset">
      {text}
    </Outcome>
  )
}
