import type { LocalDate } from '../../core/clock.ts'
import { finderAddress } from '../../search/plain-words/address.ts'
import { fieldWords } from '../../search/plain-words/meaning.ts'
import { parsePlainWords } from '../../search/plain-words/parse.ts'
import type { PaletteGroup } from './palette.ts'

/**
 * Returns the search that a sentence asks for. Only for a sentence that says more than the places: places alone, and
 * page names, have their own lists.
 */
export function sentenceGroups(text: string, today: LocalDate): PaletteGroup[] {
  const { question, understood, notUnderstood, ambiguities } = parsePlainWords(text, { today })
  const fields = [...new Set(understood.map(({ field }) => field))]
  const isPlaced = question.to !== undefined || question.from !== undefined
  if (!isPlaced || fields.every((field) => field === 'from' || field === 'to')) return []
  const left = [...notUnderstood, ...ambiguities.flatMap(({ pieces }) => pieces)].map(({ text: piece }) => `“${piece}”`)
  const item = {
    href: finderAddress(question),
    title: fields.map((field) => fieldWords(field, question)).join(' · '),
    detail: left.length > 0 ? `Without ${left.join(', ')}` : 'Search these seats',
  }
  return [{ label: 'Search in your own words', items: [item] }]
}
