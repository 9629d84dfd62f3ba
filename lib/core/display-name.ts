/** Control characters, lone surrogates, and the marks that change the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** A name as stored and shown: Unicode NFC, without surrounding white space. */
export const normaliseName = (name: string): string => name.normalize('NFC').trim()

/** Whether a name can be shown within other text. Any script, emoji or markup is fine; `unprintable` is not. */
export const isDisplayName = (name: string): boolean => !unprintable.test(name)
