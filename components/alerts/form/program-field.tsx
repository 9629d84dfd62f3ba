'use client'

import type { Program } from '@/lib/core/program.ts'
import { Segmented } from '../../ui/segmented.tsx'

const choices = [
  { value: 'qantas', label: 'Qantas' },
  { value: 'velocity', label: 'Velocity' },
  { value: 'both', label: 'Both' },
] as const

type Choice = (typeof choices)[number]['value']

type ProgramFieldProps = { programs: readonly Program[]; onChange: (programs: Program[]) => void }

/** Whose points pay. */
export function ProgramField({ programs, onChange }: ProgramFieldProps) {
  const choice: Choice = programs.length === 2 ? 'both' : (programs[0] ?? 'qantas')
  return (
    <Segmented<Choice>
      label="Points of"
      value={choice}
      options={choices}
      onChange={(next) => onChange(next === 'both' ? ['qantas', 'velocity'] : [next])}
      className="max-w-sm flex-1"
    />
  )
}
