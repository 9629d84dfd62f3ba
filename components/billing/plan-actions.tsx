'use client'

import {
  createContext,
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { BillingPeriod, PaidPlan } from '@/lib/billing/offers.ts'
import { checkoutPath } from '@/lib/billing/offers.ts'
import { yearlySaving } from '@/lib/billing/prices.ts'
import type { PlanSlug } from '@/lib/core/plan.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { ActionSkeleton } from './action-skeleton.tsx'
import { OfferPrice } from './offer-price.tsx'
import { type Prices, usePrices } from './use-prices.ts'

const FreePlanStatus = lazy(() => import('./free-plan-status.tsx').then((part) => ({ default: part.FreePlanStatus })))

const MemberAction = lazy(() => import('./member-action.tsx').then((part) => ({ default: part.MemberAction })))

/** What a plan costs for the chosen period, and the yearly saving. */
export function PlanPrice({ plan, name }: { plan: PaidPlan; name: string }) {
  const { prices, period } = useOffers()
  const saving = prices.list && period === 'yearly' ? yearlySaving(prices.list, plan) : null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <OfferPrice offer={{ plan, period }} name={name} prices={prices} />
      {saving ? <Chip>{saving}% less than monthly</Chip> : null}
    </div>
  )
}

type ByAccountProps = { member: ReactNode; guest: ReactNode }

/** Renders one thing for members and another for guests, once it is known which the visitor is. */
function ByAccount({ member, guest }: ByAccountProps) {
  const { user, known, staleUser } = useAccount()
  if (!known || staleUser) return <ActionSkeleton />
  return user ? <Suspense fallback={<ActionSkeleton />}>{member}</Suspense> : guest
}

/** The button of an offer: sign-up for a guest, or what a member can do with it. */
export function OfferAction({ plan, name }: { plan: PaidPlan; name: string }) {
  const openLogin = useLoginDialog()
  const { period } = useOffers()
  const offer = { plan, period }
  const signUp = () => openLogin({ tab: 'signup', goOn: checkoutPath(offer) })
  const choose = (
    <Button kind="primary" className="w-full" onClick={signUp}>
      Choose {name}
    </Button>
  )
  return <ByAccount member={<MemberAction offer={offer} />} guest={choose} />
}

/** The action of the free plan: sign-up for a guest; for a member, their status on it or how to return to it. */
export function FreeAction() {
  const openLogin = useLoginDialog()
  const signUp = (
    <Button className="w-full" onClick={() => openLogin({ tab: 'signup' })}>
      Sign up
    </Button>
  )
  return <ByAccount member={<FreePlanStatus />} guest={signUp} />
}

type Offers = { prices: Prices; period: BillingPeriod; choose: (period: BillingPeriod) => void }

const OffersContext = createContext<Offers>({
  prices: { list: undefined, retry: () => {} },
  period: 'monthly',
  choose: () => {},
})

const useOffers = () => useContext(OffersContext)

/** Provides what the offers share: the prices, and the billing period they are shown for. */
export function OffersProvider({ children }: { children: ReactNode }) {
  const { plan } = useAccount()
  const prices = usePrices()
  const [chosen, choose] = useState<BillingPeriod | null>(null)
  // Until the visitor chooses a period, use that of their current plan.
  return (
    <OffersContext value={{ prices, period: chosen ?? plan?.period ?? 'monthly', choose }}>{children}</OffersContext>
  )
}

/** Wraps the page's radio buttons: reports the chosen period, and checks the one of the member's plan. */
export function PeriodChoice({ className, children }: { className: string; children: ReactNode }) {
  const { period, choose } = useOffers()
  const frame = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const button = frame.current?.querySelector<HTMLInputElement>(`[value=${period}]`)
    if (button) button.checked = true
  }, [period])
  const onChange = ({ target }: FormEvent) => choose((target as HTMLInputElement).value as BillingPeriod)
  return (
    <fieldset ref={frame} onChange={onChange} className={className}>
      {children}
    </fieldset>
  )
}

export function WhenSimulated({ children }: { children: ReactNode }) {
  return useOffers().prices.list?.simulated ? children : null
}

export function WhenPresent({ plan, children }: { plan: PlanSlug; children: ReactNode }) {
  return useAccount().planSlug === plan ? children : null
}
