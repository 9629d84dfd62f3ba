import { ANYWHERE } from '@/lib/core/codes.ts'
import type { Program } from '@/lib/core/program.ts'

/** The places suggested while a field is empty. */
export const suggestedEnds = {
  qantas: {
    from: ['SYD', 'MEL', 'BNE', 'PER', 'ADL', 'country:AU'],
    to: ['SIN', 'LON', 'LAX', 'country:JP', 'country:NZ', 'region:europe', ANYWHERE],
  },
  velocity: {
    from: ['SYD', 'MEL', 'BNE', 'PER', 'ADL', 'country:AU'],
    to: ['LON', 'SIN', 'DOH', 'country:JP', 'country:NZ', 'region:europe', ANYWHERE],
  },
} as const satisfies Record<Program, { from: readonly string[]; to: readonly string[] }>
