import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'

const marks = { qantas: 'bg-qantas', velocity: 'rounded-full bg-velocity' } as const satisfies Record<Program, string>

/** A program's name after its coloured mark, so that the two programs are easy to tell apart. */
export function ProgramMark({ program }: { program: Program }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 ${marks[program]}`} />
      {programFacts[program].name}
    </span>
  )
}
