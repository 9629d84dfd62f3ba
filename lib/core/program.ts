/** The two loyalty programs covered, by the id that addresses and documents carry. */
export const programs = ['qantas', 'velocity'] as const
export type Program = (typeof programs)[number]
