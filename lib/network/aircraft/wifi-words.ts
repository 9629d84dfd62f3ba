import { capitalise } from '../../core/capitalise.ts'
import type { Amenities } from './amenities.ts'

/** The Wi-Fi in words, saying once whether it is free; null if not published. */
export function describeWifi({ wifi, wifiFree }: Pick<Amenities, 'wifi' | 'wifiFree'>): string | null {
  if (wifi === null) return null
  return wifiFree === true && !/free/i.test(wifi) ? `${capitalise(wifi)}, free` : capitalise(wifi)
}
