import aircraftRows from './data/aircraft.json' with { type: 'json' }

/** An aircraft type as routes name it. `wide` has two aisles. */
export type Aircraft = { name: string; maker: string; body: 'wide' | 'narrow' | 'turboprop' }

/** Every type a route names. */
export const allAircraft: readonly Aircraft[] = aircraftRows as Aircraft[]

const byName = new Map(allAircraft.map((aircraft) => [aircraft.name, aircraft]))

/** The type with a name such as `737-800`, or undefined. */
export function findAircraft(name: string): Aircraft | undefined {
  return byName.get(name)
}
