import type { Standing } from '@/lib/alerts/compose/alert-words.ts'
import { Chip } from '../../ui/chip.tsx'

const dots = { runs: 'bg-ok', paused: 'border border-muted', rests: 'bg-warn', over: 'border border-muted' } as const

/** An alert's standing in words; the coloured dot only repeats them. */
export function StandingChip({ standing }: { standing: Standing }) {
  return (
    <Chip dashed={standing.kind !== 'runs'}>
      <span aria-hidden="true" className={`size-2 rounded-full ${dots[standing.kind]}`} />
      {standing.words}
    </Chip>
  )
}
