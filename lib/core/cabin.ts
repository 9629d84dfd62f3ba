/** Cabins by their letter, lowest first: Y economy, W premium economy, J business, F first. */
export const cabins = ['Y', 'W', 'J', 'F'] as const
export type Cabin = (typeof cabins)[number]

export const cabinNames = { Y: 'economy', W: 'premium economy', J: 'business', F: 'first' } as const satisfies Record<
  Cabin,
  string
>

/** What the letters stand for, in one line. */
export const cabinLetters = cabins.map((cabin) => `${cabin} ${cabinNames[cabin]}`).join(', ')
