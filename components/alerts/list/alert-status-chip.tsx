import type { AlertStatus } from '@/lib/alerts/compose/alert-words.ts'
import { Chip } from '../../ui/chip.tsx'

const dots = { runs: 'bg-ok', paused: 'border border-muted', rests: 'bg-warn', over: 'border border-muted' } as const

/** An alert's status in words; the coloured dot only repeats them. */
export function AlertStatusChip({ status }: { status: AlertStatus }) {
  return (
    <Chip dashed={status.kind !== 'runs'}>
      <span aria-hidden="true" className={`size-2 rounded-full ${dots[status.kind]}`} />
      {status.words}
    </Chip>
  )
}
