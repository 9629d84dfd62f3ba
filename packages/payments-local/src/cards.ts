/** What a charge to a card does. The numbers are the provider's published test numbers; no other is taken. */
export type CardBehaviour = 'pays' | 'declines' | 'asks' | 'fails-later'

const behaviours: Record<string, { behaviour: CardBehaviour; words: string }> = {
  '4242424242424242': { behaviour: 'pays', words: 'Pays' },
  '5555555555554444': { behaviour: 'pays', words: 'Pays' },
  '4000000000000002': { behaviour: 'declines', words: 'Is declined' },
  '4000002760003184': { behaviour: 'asks', words: 'Asks the bank first (3-D Secure)' },
  '4000000000000341': { behaviour: 'fails-later', words: 'Pays now, fails at the next renewal' },
}

/** The test cards with what each does, for the pages. */
export const testCards = Object.entries(behaviours).map(([number, { words }]) => ({ number, words }))

/** What the card does; null for a number that is not one of the test cards. */
export function behaviourOf(number: string): CardBehaviour | null {
  return behaviours[number.replaceAll(/\D/g, '')]?.behaviour ?? null
}

export function describeCard(number: string): string {
  return `${number.startsWith('5') ? 'Mastercard' : 'Visa'} ending in ${number.slice(-4)}`
}
