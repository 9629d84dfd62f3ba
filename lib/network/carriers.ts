import type { Program } from '../core/program.ts'
import carrierRows from './data/carriers.json' with { type: 'json' }

export type Carrier = {
  /** Two-character IATA code. */
  code: string
  name: string
  /** Programs whose points are known to book its flights. */
  programs: Program[]
  oneworld: boolean
}

export const allCarriers: readonly Carrier[] = carrierRows as Carrier[]

const byCode = new Map(allCarriers.map((carrier) => [carrier.code, carrier]))

/** The carrier with an upper-case IATA code, or undefined. */
export function findCarrier(code: string): Carrier | undefined {
  return byCode.get(code)
}
