import type { LocalDate } from '../../core/clock.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { type FinderState, writeFinder } from '../finder-state.ts'
import { parsePlainWords } from './parse.ts'

/** Where a finder answers a question: that of the program it names, and Qantas's where it names none or both. */
export function finderAddress({ programs, ...rest }: Partial<FinderState>): `/${string}` {
  const [only = 'qantas', other] = programs ?? []
  const asked = String(writeFinder(other === undefined ? rest : { ...rest, programs }))
  return `${programFacts[only].pages.finder}${asked ? `?${asked}` : ''}`
}

/** Where a sentence is answered. What of it says nothing to us is left out; of nothing at all, the finder itself. */
export function searchAddress(text: string, today: LocalDate): `/${string}` {
  return finderAddress(parsePlainWords(text, { today }).question)
}
