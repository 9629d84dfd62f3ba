/** Qantas Frequent Flyer tiers, lowest first. */
export const qantasTiers = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Platinum One'] as const
export type QantasTier = (typeof qantasTiers)[number]
