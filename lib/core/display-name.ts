/** Control characters, halves of characters, and the marks that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** A name as it is kept and shown: one spelling of each letter, no blanks around it. */
export const normaliseName = (name: string): string => name.normalize('NFC').trim()

/** Whether a name can be shown among other text: any script, emoji, even markup, but nothing that no name needs. */
export const isDisplayName = (name: string): boolean => !unprintable.test(name)
