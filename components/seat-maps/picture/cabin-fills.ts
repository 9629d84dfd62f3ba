import type { Cabin } from '@/lib/core/cabin.ts'

/** Seat colours by cabin. The cabin's letter is always shown above its seats as well. */
export const cabinFills = {
  Y: {
    text: 'fill-cabin-y',
    seat: 'fill-cabin-y/10 stroke-cabin-y',
    free: 'fill-cabin-y/25 stroke-cabin-y',
    back: 'stroke-cabin-y',
  },
  W: {
    text: 'fill-cabin-w',
    seat: 'fill-cabin-w/10 stroke-cabin-w',
    free: 'fill-cabin-w/25 stroke-cabin-w',
    back: 'stroke-cabin-w',
  },
  J: {
    text: 'fill-cabin-j',
    seat: 'fill-cabin-j/10 stroke-cabin-j',
    free: 'fill-cabin-j/25 stroke-cabin-j',
    back: 'stroke-cabin-j',
  },
  F: {
    text: 'fill-cabin-f',
    seat: 'fill-cabin-f/10 stroke-cabin-f',
    free: 'fill-cabin-f/25 stroke-cabin-f',
    back: 'stroke-cabin-f',
  },
} as const satisfies Record<Cabin, Record<'text' | 'seat' | 'free' | 'back', string>>
