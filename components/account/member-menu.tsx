'use client'

import { Menu } from '@base-ui/react/menu'
import { ChevronDown, CircleUser } from 'lucide-react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { useAccount, useAccountStore } from '@/lib/account/client/account-provider.tsx'
import { usePortal } from '../billing/use-portal.ts'
import { buttonStyle } from '../ui/button.tsx'

const item =
  'flex min-h-11 w-full cursor-default items-center rounded-md px-3 text-14 outline-none select-none data-highlighted:bg-seats-0 lg:min-h-9'

/** A member's menu: their plan, dashboard, billing and the way out. */
export function MemberMenu() {
  const { userDocument, user, planSlug, plan } = useAccount()
  const store = useAccountStore()
  const router = useRouter()
  const billing = usePortal()
  const customerId = plan?.stripe?.customerId
  const isPaid = planSlug === 'silver' || planSlug === 'gold'
  // The wide menu shows Billing only to somebody who can be billed already; the narrow one to every paid plan.
  const showBilling = useIsWide() ? isPaid && customerId !== undefined : isPaid

  const signOut = async () => {
    const session = await store.session()
    await session.signOut()
    router.push('/')
  }

  return (
    <Menu.Root>
      <Menu.Trigger className={buttonStyle('outline', 'max-w-44')}>
        <CircleUser aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate max-sm:sr-only">{userDocument?.name ?? user?.displayName ?? 'Account'}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={8} align="end" className="z-30 outline-none">
          <Menu.Popup className="w-56 rounded-xl border border-line bg-card p-1.5 text-ink shadow-xl transition-opacity duration-100 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
            <p className="truncate px-3 pt-1.5 pb-2 text-12 text-muted">{user?.email}</p>
            <Menu.Item className={item} onClick={() => router.push('/pricing')}>
              {planSlug === 'free' || planSlug === null ? 'Upgrade' : 'Switch Plan'}
            </Menu.Item>
            <Menu.Item className={item} onClick={() => router.push('/dashboard' as Route)}>
              Dashboard
            </Menu.Item>
            {showBilling ? (
              <Menu.Item className={item} onClick={() => void billing.open()}>
                Billing
              </Menu.Item>
            ) : null}
            <Menu.Separator className="my-1.5 border-t border-line" />
            <Menu.Item className={item} onClick={signOut}>
              Sign Out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const wide = '(min-width: 64rem)'

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
    () => true,
  )
}
