'use client'

import { ChevronDown, CircleUser } from 'lucide-react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { usePortal } from '../shell/use-portal.ts'
import { buttonStyle } from '../ui/button.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { notify } from '../ui/notify.ts'
import { useIsWide } from '../ui/use-is-wide.ts'

/** A member's menu: their plan, dashboard, billing and sign-out. */
export function MemberMenu() {
  const { userDocument, user, planSlug, plan } = useAccount()
  const store = useAccountStore()
  const router = useRouter()
  const billing = usePortal()
  const customerId = plan?.stripe?.customerId
  const isPaid = planSlug === 'silver' || planSlug === 'gold'
  // On a wide screen, show Billing only to members with a billing account; on a narrow one, on every paid plan.
  const showBilling = useIsWide() ? isPaid && customerId !== undefined : isPaid

  const hasFailed = billing.failed
  useEffect(() => {
    if (hasFailed) notify('We couldn’t open Billing. Try again in a minute.', 8_000, 'failed')
  }, [hasFailed])

  const signOut = async () => {
    const session = await store.session()
    await session.signOut()
    router.push('/')
  }

  return (
    <Menu
      heading={user?.email}
      trigger={
        <button type="button" className={buttonStyle('outline', 'max-w-44')}>
          <CircleUser aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate max-sm:sr-only">{userDocument?.name ?? user?.displayName ?? 'Account'}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </button>
      }
    >
      <MenuItem onChoose={() => router.push('/pricing')}>
        {planSlug === 'free' || planSlug === null ? 'Upgrade' : 'Switch Plan'}
      </MenuItem>
      <MenuItem onChoose={() => router.push('/dashboard' as Route)}>Dashboard</MenuItem>
      {showBilling ? <MenuItem onChoose={() => void billing.open()}>Billing</MenuItem> : null}
      <MenuLine />
      <MenuItem onChoose={signOut}>Sign Out</MenuItem>
    </Menu>
  )
}
