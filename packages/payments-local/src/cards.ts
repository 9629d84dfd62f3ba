/**
 * What happens when a card is charged. The numbers are the provider's published test numbers; no others are accepted.
 */
export type CardBehaviour = 'pays' | 'declines' | 'asks' | 'fails-later'

const behaviours: Record<string, { behaviour: CardBehaviour; words: string }> = {
  '4242424242424242': { behaviour: 'pays', words: 'Pays' },
  '5555555555554444': { behaviour: 'pays', words: 'Pays' },
  '4000000000000002': { behaviour: 'declines', words: 'Is declined' },
  '4000002760003184': { behaviour: 'asks', words: 'Asks the bank first (3-D Secure)' },
  '4000000000000341': { behaviour: 'fails-later', words: 'Pays now, fails at the next renewal' },
}

/** The test cards and what each does, for the pages. */
export const testCards = Object.entries(behaviours).map(([number, { words }]) => ({ number, words }))

/** Returns what the card does, or null for a number that is not a test card. */
export function behaviourOf(number: string): CardBehaviour | null {
  return behaviours[number.replaceAll(/\D/g, '')]?.behaviour ?? null
}

export function describeCard(number: string): string {
  return `${number.startsWith('5') ? 'Mastercard' : 'Visa'} ending in ${number.slice(-4)}`
}
