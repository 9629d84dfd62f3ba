import { ANYWHERE } from '@/lib/core/codes.ts'
import type { Program } from '@/lib/core/program.ts'

/** Routes offered before a search, long-haul first: an editorial choice, no counts of searches are kept. */
export const popularRoutes = {
  qantas: [
    { from: 'SYD', to: 'SIN' },
    { from: 'SYD', to: 'LAX' },
    { from: 'PER', to: 'LHR' },
    { from: 'MEL', to: 'HND' },
    { from: 'BNE', to: 'AKL' },
    { from: 'SYD', to: 'LHR' },
  ],
  velocity: [
    { from: 'SYD', to: 'LHR' },
    { from: 'MEL', to: 'DPS' },
    { from: 'SYD', to: 'NRT' },
    { from: 'BNE', to: 'SIN' },
    { from: 'PER', to: 'DOH' },
    { from: 'SYD', to: 'AKL' },
  ],
} as const satisfies Record<Program, readonly { from: string; to: string }[]>

/** Places offered in the empty fields. */
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
