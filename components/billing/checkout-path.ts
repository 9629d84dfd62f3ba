import type { Offer } from '@/lib/billing/offers.ts'

/** Returns the path of the checkout page for an offer. */
export function checkoutPath({ plan, period }: Offer) {
  return `/checkout?plan=${plan}&period=${period}` as const
}
