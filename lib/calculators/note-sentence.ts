import type { LocalDate } from '../core/clock.ts'
import type { Month } from '../core/dates.ts'
import { formatMonth } from '../core/formats.ts'

/** Writes a table's dates in words: `since 2025-10-01` becomes `since 1 October 2025`, `2026-09` `September 2026`. */
export function spellDates(text: Month | LocalDate | string): string {
  return text.replace(/\b(20\d\d-(?:0[1-9]|1[0-2]))(?:-(0[1-9]|[12]\d|3[01]))?(?![\d-])/g, (_, month, day) =>
    day === undefined ? formatMonth(month) : `${Number(day)} ${formatMonth(month)}`,
  )
}

/** Turns a table's note into a sentence: dates in words, a capital letter, a full stop. */
export function noteSentence(note: string): string {
  const spelt = spellDates(note.trim())
  return `${spelt.charAt(0).toUpperCase()}${spelt.slice(1)}${/[.!?]$/.test(spelt) ? '' : '.'}`
}
