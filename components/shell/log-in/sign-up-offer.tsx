'use client'

import type { Audience } from '@/lib/core/plan.ts'
import { useLoginDialog } from './login-dialog-host.tsx'

/** The next step of a visitor who meets the edge of what guests see; members have none here. */
export function SignUpOffer({ plan }: { plan: Audience }) {
  const openLogin = useLoginDialog()
  if (plan !== 'guest') return null
  return (
    <button
      type="button"
      onClick={() => openLogin({ tab: 'signup', goOn: 'here' })}
      className="pointer-events-auto rounded-sm font-medium text-accent underline underline-offset-4"
    >
      Sign up free
    </button>
  )
}
