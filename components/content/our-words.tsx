'use client'

import { findPrice, formatAmount } from '@/lib/billing/prices.ts'
import { ours } from '@/lib/content/data/our-features.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { usePrices } from '../billing/use-prices.ts'

/** A comparison's statement about us. If that is our price, shows today's prices instead, as /pricing does. */
export function OurWords({ text }: { text: string }) {
  return text === ours.price ? <OurPrice /> : text
}

function OurPrice() {
  const { list } = usePrices()
  const paid = (['silver', 'gold'] as const).flatMap((plan) => {
    const price = list ? findPrice(list, { plan, period: 'monthly' }) : null
    return price === null ? [] : [`${plan === 'silver' ? 'Silver' : 'Gold'} ${formatAmount(price)} a month`]
  })
  if (paid.length === 0) return ours.price
  const today = formatDate(localDateOf(new Date().toISOString()), 'plain')
  const made = list?.simulated ? ', sample prices on this test site' : ''
  return `Free to search, with or without a free account; ${paid.join(', ')}, as of ${today}${made}.`
}
