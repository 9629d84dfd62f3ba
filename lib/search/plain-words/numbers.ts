const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/**
 * Source of a regular expression for a count as people write it: 2, two, a couple of. Use `countedOrA` for durations,
 * where `a` means one.
 */
export const counted = `\\d{1,4}|${words.join('|')}|(?:a )?couple(?: of)?`

export const countedOrA = `${counted}|an?`

/** The number that a count stands for. */
export function parseCount(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  if (text.includes('couple')) return 2
  return text === 'a' || text === 'an' ? 1 : words.indexOf(text) + 1
}
