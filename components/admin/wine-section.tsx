import { formatPrice, rateOffer, type WineOffer } from '@/lib/calculators/wine/wine-offer.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { readAllOffers } from '@/lib/server/calculators/wine.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Panel } from '../ui/panel.tsx'
import { Fold, Nothing, Part } from './admin-section.tsx'
import { WineForm } from './wine-form.tsx'

/** The wine offers in the tracker, and those that have ended. */
export async function WineSection() {
  const offers = await readAllOffers(adminFirestore())
  const today = localDateOf(serverClock.now())
  return (
    <>
      <Part title="New offer" note="Appears in the tracker within 5 minutes and stays until it ends.">
        <Panel>
          <WineForm today={today} />
        </Panel>
      </Part>
      <Part title="Offers">
        {offers.length === 0 ? <Nothing>No offers yet.</Nothing> : null}
        <ul className="space-y-2">
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} today={today} />
          ))}
        </ul>
      </Part>
    </>
  )
}

function Offer({ offer, today }: { offer: WineOffer; today: string }) {
  const { id, title, bonusPoints, priceAud, bottles, endsOn, sample } = offer
  const hasEnded = endsOn < today
  return (
    <li className="rounded-lg border border-line bg-card p-3.5 text-14">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`font-medium wrap-anywhere ${hasEnded ? 'text-muted' : ''}`}>{title}</span>
        {sample ? <Chip dashed>Sample data</Chip> : null}
        <span className="figures text-muted">
          {formatNumber(bonusPoints)} points, {formatPrice(priceAud)} for {bottles},{' '}
          {rateOffer(offer).centsPerPoint.toFixed(2)} c per point, {hasEnded ? 'ended' : 'ends'}{' '}
          {formatDate(endsOn, 'plain')}
        </span>
      </p>
      <Fold summary="Edit or remove">
        <WineForm today={today} offer={offer} />
        <div className="mt-3">
          <ActButton action="wine.remove" input={{ id }} label={`Remove ${title}`} kind="danger" confirm="Remove it?">
            Remove
          </ActButton>
        </div>
      </Fold>
    </li>
  )
}
