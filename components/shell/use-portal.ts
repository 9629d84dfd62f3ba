'use client'

import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { reportFault } from '@/lib/accounts/client/report.ts'
import type { Offer } from '@/lib/billing/offers.ts'

type Portal = {
  busy: boolean
  /** Says that the last attempt failed; null otherwise. */
  fault: string | null
  /** Opens the portal; with an offer, at the page that switches to it. */
  open: (offer?: Offer) => Promise<void>
}

/** Takes the member to the billing portal of their own Stripe customer. */
export function usePortal(): Portal {
  const { plan } = useAccount()
  const store = useAccountStore()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const open = async (offer?: Offer) => {
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      const session = await store.session()
      location.assign(await session.getBillingPortal(plan?.stripe?.customerId ?? '', offer))
    } catch (error) {
      reportFault('opening the billing portal', error)
      setFailed(true)
    }
    setBusy(false)
  }
  return { busy, fault: failed ? 'We couldn’t open Billing. Try again in a minute.' : null, open }
}
