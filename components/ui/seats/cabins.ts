import { type Cabin, cabins } from '@/lib/core/cabin.ts'

/** How each cabin is called and coloured; the letter always stands beside the colour. */
export const cabinLooks = {
  Y: { name: 'Economy', text: 'text-cabin-y', border: 'border-cabin-y' },
  W: { name: 'Premium economy', text: 'text-cabin-w', border: 'border-cabin-w' },
  J: { name: 'Business', text: 'text-cabin-j', border: 'border-cabin-j' },
  F: { name: 'First', text: 'text-cabin-f', border: 'border-cabin-f' },
} as const satisfies Record<Cabin, { name: string; text: string; border: string }>

/** Cabins as options of a list. */
export function cabinOptions<Value extends Cabin>(cabins: readonly Value[]): { value: Value; label: string }[] {
  return cabins.map((value) => ({ value, label: cabinLooks[value].name }))
}

/** All four of them. */
export const allCabinOptions = cabinOptions(cabins)
