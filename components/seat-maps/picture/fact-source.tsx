import { SourceLine } from '../../ui/source-line.tsx'

/** The day the fleet facts were gathered; the sources themselves vary in age. */
const gathered = '2026-11-20'

type FactSourceProps = { confidence: 'confirmed' | 'recalled'; sources: readonly string[] }

/** Where facts about an aircraft come from. */
export function FactSource({ confidence, sources }: FactSourceProps) {
  return <SourceLine asOf={gathered} confidence={confidence} sources={sources} />
}
