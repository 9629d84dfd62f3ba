import type { Offer } from '@/lib/billing/offers.ts'
import { findPrice, formatAmount } from '@/lib/billing/prices.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Prices } from './use-prices.ts'

type OfferPriceProps = {
  offer: Offer
  /** The name of the plan. */
  name: string
  prices: Prices
}

/** The price of one offer. Takes the same space while it loads. */
export function OfferPrice({ offer, name, prices }: OfferPriceProps) {
  const { list, retry } = prices
  if (list === undefined) return <Skeleton className="h-9 w-32" />
  if (list === null) {
    return (
      <p className="min-h-9 text-14 text-muted">
        We couldn’t load the price.{' '}
        <button type="button" onClick={retry} className="font-medium text-ink underline underline-offset-4">
          Try again
        </button>
      </p>
    )
  }
  const price = findPrice(list, offer)
  return price ? (
    <p className="figures flex min-h-9 items-baseline gap-1.5">
      <span className="text-28 font-semibold tracking-tight">{formatAmount(price)}</span>
      <span className="text-14 text-muted">a {offer.period === 'monthly' ? 'month' : 'year'}</span>
    </p>
  ) : (
    <p className="min-h-9 text-14 text-muted">{name} isn’t available right now.</p>
  )
}
