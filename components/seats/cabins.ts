import type { Cabin } from '@/lib/availability/observation.ts'

/** How each cabin is called and coloured; the letter always stands beside the colour. */
export const cabinLooks = {
  Y: { name: 'Economy', text: 'text-cabin-y', border: 'border-cabin-y' },
  W: { name: 'Premium economy', text: 'text-cabin-w', border: 'border-cabin-w' },
  J: { name: 'Business', text: 'text-cabin-j', border: 'border-cabin-j' },
  F: { name: 'First', text: 'text-cabin-f', border: 'border-cabin-f' },
} as const satisfies Record<Cabin, { name: string; text: string; border: string }>
