import type { LocalDate } from '../../core/clock.ts'
import { programFacts } from '../../programs/program-facts.ts'
import { type FinderState, writeFinder } from '../finder-state.ts'
import { parsePlainWords } from './parse.ts'

/**
 * The address of the finder that answers a question: that of the program it names, or Qantas's if it names none or
 * both.
 */
export function finderAddress({ programs, ...rest }: Partial<FinderState>): `/${string}` {
  const [only = 'qantas', other] = programs ?? []
  const asked = String(writeFinder(other === undefined ? rest : { ...rest, programs }))
  return `${programFacts[only].pages.finder}${asked ? `?${asked}` : ''}`
}

/**
 * The address that answers a sentence. Parts that are not understood are left out; if nothing is, it is the empty
 * finder.
 */
export function searchAddress(text: string, today: LocalDate): `/${string}` {
  return finderAddress(parsePlainWords(text, { today }).question)
}
