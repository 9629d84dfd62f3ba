import { describe, expect, it } from 'vitest'
import { noteSentence, spellDates } from '../../../../lib/calculators/note-sentence.ts'

describe('dates in words', () => {
  it.each([
    ['cut on 2025-10-01, by half', 'cut on 1 October 2025, by half'],
    ['from about 2027-02.', 'from about February 2027.'],
    ['single routes of 2019-2024', 'single routes of 2019-2024'],
    ['about 2024-25', 'about 2024-25'],
    ['2026-13-01', '2026-13-01'],
    ['undated', 'undated'],
  ])('%s', (text, spelt) => expect(spellDates(text)).toBe(spelt))
})

describe('a note', () => {
  it('begins with a capital and ends with one full stop', () => {
    expect(noteSentence('hotel ratios')).toBe('Hotel ratios.')
    expect(noteSentence('Whole already.')).toBe('Whole already.')
  })
})
