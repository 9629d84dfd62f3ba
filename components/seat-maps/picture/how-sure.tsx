import type { Variant } from '@/lib/network/aircraft/fleet.ts'
import { drawBasisOf, drawnAs } from '@/lib/network/aircraft/fleet.ts'
import { Notice } from '../../ui/notice.tsx'
import { FactSource } from './fact-source.tsx'

const basisWords = {
  confirmed: 'Row numbers were seen in a source.',
  derived: 'Row numbers are worked out from the published seat count, counting rows without a gap.',
  recalled: 'Row numbers are general knowledge that fits the published seat count; no source was seen.',
} as const

/** How far the drawing can be trusted. Airlines swap aircraft, so no drawing of ours is a promise. */
export function HowSure({ variant }: { variant: Variant }) {
  const drawn = drawnAs(variant)
  const basis = drawBasisOf(variant)
  return (
    <Notice kind={drawn === 'numbered' ? 'info' : 'warn'}>
      <p>
        {drawn === 'none' ? 'How the seats are divided is not published, so nothing is drawn.' : null}
        {drawn === 'indicative'
          ? 'Indicative: how many seats and how many across is known, their numbers are not.'
          : null}
        {drawn === 'mixed' ? 'Cabins with dashed seats are indicative: their seat numbers are not known. ' : null}
        {basis && basis !== 'unverified' && basis !== 'unknown' ? basisWords[basis] : null}{' '}
        {drawn === 'none'
          ? null
          : 'Airlines swap aircraft and change layouts: check the airline’s own map before you choose.'}
      </p>
      <FactSource confidence={variant.confidence} sources={variant.sources} />
    </Notice>
  )
}
