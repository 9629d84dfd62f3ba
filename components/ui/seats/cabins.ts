import { type Cabin, cabinNames, cabins } from '@/lib/core/cabin.ts'
import { capitalise } from '@/lib/core/capitalise.ts'

/** Each cabin's name and colour; the colour is always shown together with the letter. */
export const cabinDisplay = {
  Y: { name: capitalise(cabinNames.Y), text: 'text-cabin-y', border: 'border-cabin-y' },
  W: { name: capitalise(cabinNames.W), text: 'text-cabin-w', border: 'border-cabin-w' },
  J: { name: capitalise(cabinNames.J), text: 'text-cabin-j', border: 'border-cabin-j' },
  F: { name: capitalise(cabinNames.F), text: 'text-cabin-f', border: 'border-cabin-f' },
} as const satisfies Record<Cabin, { name: string; text: string; border: string }>

/** Returns cabins as the options of a list. */
export function cabinOptions<Value extends Cabin>(cabins: readonly Value[]): { value: Value; label: string }[] {
  return cabins.map((value) => ({ value, label: cabinDisplay[value].name }))
}

/** All four cabins as options. */
export const allCabinOptions = cabinOptions(cabins)
