'use client'

import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { BillingPeriod } from '@/lib/billing/offers.ts'
import type { PlanSlug } from '@/lib/core/plan.ts'
import { type Prices, usePrices } from './use-prices.ts'

type Offers = { prices: Prices; period: BillingPeriod; choose: (period: BillingPeriod) => void }

const OffersContext = createContext<Offers>({
  prices: { list: undefined, retry: () => {} },
  period: 'monthly',
  choose: () => {},
})

export const useOffers = () => useContext(OffersContext)

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
