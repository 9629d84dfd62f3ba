import type { Offer } from '@/lib/billing/offers.ts'

/** The page an offer is bought on. */
export function checkoutPath({ plan, period }: Offer) {
  return `/checkout?plan=${plan}&period=${period}` as const
}
