/** How old a look was when somebody checked it again. */
export const ages = ['hour', 'day', 'week', 'older'] as const
export type Age = (typeof ages)[number]
