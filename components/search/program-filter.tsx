'use client'

import type { Program } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { listPrograms } from '@/lib/search/request.ts'
import { Segmented } from '../ui/segmented.tsx'
import { programOptions, programsOf } from './bar-options.ts'
import type { FinderAddress } from './use-finder-state.ts'

/** Chooses whose points: this finder's program, the other one, or both in one list. */
export function ProgramFilter({ program, address }: { program: Program; address: FinderAddress }) {
  return (
    <Segmented
      label="Points from"
      value={listPrograms(program, address.state).join(',')}
      options={programOptions}
      onChange={(value) => address.refine({ programs: programsOf(value, program) })}
    />
  )
}

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
