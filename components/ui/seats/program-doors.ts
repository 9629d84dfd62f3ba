import type { Program } from '@/lib/core/program.ts'
import type { Page } from '@/lib/pages/pages.ts'

/** Each program's finder: where it is and what its points are called. */
export const programDoors = {
  qantas: { path: '/qantas/reward-seat-finder', name: 'Qantas', points: 'Qantas Points' },
  velocity: { path: '/virgin-australia/reward-seat-finder', name: 'Velocity', points: 'Velocity Points' },
} as const satisfies Record<Program, { path: Page['path']; name: string; points: string }>
