'use client'

import { ChevronDown, CircleUser } from 'lucide-react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { getAudience } from '@/lib/accounts/client/state.ts'
import { usePortal } from '../shell/use-portal.ts'
import { buttonStyle } from '../ui/button.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'

/** A member's menu: their plan, dashboard, billing and sign-out. */
export function MemberMenu() {
  const account = useAccount()
  const { userDocument, user, plan } = account
  const store = useAccountStore()
  const router = useRouter()
  const billing = usePortal()
  const customerId = plan?.stripe?.customerId
  const audience = getAudience(account)
  const isPaid = audience === 'silver' || audience === 'gold'
  // On a wide screen, show Billing only to members with a billing account; on a narrow one, on every paid plan.
  const showBilling = useIsWide() ? isPaid && customerId !== undefined : isPaid

  const [isLeaving, setLeaving] = useState(false)
  const isBusy = billing.busy || isLeaving
  const signOut = async () => {
    setLeaving(true)
    try {
      const session = await store.session()
      await session.signOut()
      router.push('/')
    } finally {
      setLeaving(false)
    }
  }

  return (
    <Menu
      heading={user?.email}
      trigger={
        <button type="button" aria-busy={isBusy} className={buttonStyle('outline', 'max-w-44')}>
          {isBusy ? null : <CircleUser aria-hidden="true" className="size-4 shrink-0" />}
          <span className="truncate max-sm:sr-only">{userDocument?.name ?? user?.displayName ?? 'Account'}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </button>
      }
    >
      <MenuItem onChoose={() => router.push('/pricing')}>{isPaid ? 'Switch Plan' : 'Upgrade'}</MenuItem>
      <MenuItem onChoose={() => router.push('/dashboard' as Route)}>Dashboard</MenuItem>
      {showBilling ? <MenuItem onChoose={() => void billing.open()}>Billing</MenuItem> : null}
      <MenuLine />
      <MenuItem onChoose={signOut}>Sign Out</MenuItem>
    </Menu>
  )
}
