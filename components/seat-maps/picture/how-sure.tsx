import type { Variant } from '@/lib/network/aircraft/fleet.ts'
import { drawBasisOf, drawnAs } from '@/lib/network/aircraft/fleet.ts'
import { Notice } from '../../ui/notice.tsx'
import { FactSource } from './fact-source.tsx'

const basisWords = {
  confirmed: 'Row numbers are published.',
  derived: 'Row numbers are worked out from the published seat count, assuming no gaps.',
  recalled: 'Row numbers are general knowledge that fits the published seat count; no source.',
} as const

/** How far the drawing can be trusted. Airlines swap aircraft, so no drawing of ours is a promise. */
export function HowSure({ variant }: { variant: Variant }) {
  const drawn = drawnAs(variant)
  const basis = drawBasisOf(variant)
  return (
    <Notice kind={drawn === 'numbered' ? 'info' : 'warn'}>
      <p>
        {drawn === 'none' ? 'The seat layout isn’t published, so there’s no drawing.' : null}
        {drawn === 'indicative'
          ? 'Indicative: we know how many seats and how many across, but not their numbers.'
          : null}
        {drawn === 'mixed' ? 'Dashed seats are indicative: we don’t know their numbers. ' : null}
        {basis && basis !== 'unverified' && basis !== 'unknown' ? basisWords[basis] : null}{' '}
        {drawn === 'none'
          ? null
          : 'Airlines swap aircraft and change layouts: check the airline’s own seat map before you choose.'}
      </p>
      <FactSource confidence={variant.confidence} sources={variant.sources} />
    </Notice>
  )
}
