/** How long ago a seat had been seen when it was checked again. */
export const ages = ['hour', 'day', 'week', 'older'] as const
export type Age = (typeof ages)[number]
