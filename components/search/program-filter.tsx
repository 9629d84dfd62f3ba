'use client'

import { type Program, programs } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { listPrograms } from '@/lib/search/request.ts'
import { Segmented } from '../ui/segmented.tsx'
import type { FinderAddress } from './use-finder-state.ts'

const options = [
  ...programs.map((program) => ({ value: program as string, label: programFacts[program].name })),
  { value: programs.join(','), label: 'Both' },
]

/** Whose points: this finder's program, the other one, or both in one list. */
export function ProgramFilter({ program, address }: { program: Program; address: FinderAddress }) {
  return (
    <Segmented
      label="Points from"
      value={listPrograms(program, address.state).join(',')}
      options={options}
      onChange={(value) => {
        const chosen = programs.filter((one) => value.split(',').includes(one))
        address.refine({ programs: chosen.length === 1 && chosen[0] === program ? [] : chosen })
      }}
    />
  )
}

const marks = { qantas: 'bg-qantas', velocity: 'rounded-full bg-velocity' } as const satisfies Record<Program, string>

/** A program's name behind its mark, so that two of them are told apart at a glance. */
export function ProgramMark({ program }: { program: Program }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 ${marks[program]}`} />
      {programFacts[program].name}
    </span>
  )
}
