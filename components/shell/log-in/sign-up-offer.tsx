'use client'

import type { Audience } from '@/lib/core/plan.ts'
import { useLoginDialog } from './login-dialog-host.tsx'

/** Offers sign-up to guests who have reached the limit of what guests see; renders nothing for members. */
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
