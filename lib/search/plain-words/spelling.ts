import commonWords from './data/common-words.json' with { type: 'json' }
import { placeNames } from './place-names.ts'

/**
 * The words, besides places, that the readers know and that have five letters or more: shorter words are too similar to
 * each other.
 */
const keywords =
  'january february march april august september october november december summer autumn winter spring monday tuesday wednesday thursday friday saturday sunday ' +
  'mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends ' +
  'weekend weeks nights months fortnight business economy premium first class direct nonstop return round qantas velocity virgin emirates points under seats adults people family ' +
  'holidays holiday school stopover stopovers taxes charges avoiding queensland victorian anywhere somewhere tomorrow easter christmas tropical cheapest'
/** Common mistakes that are too far from the correct word for the rule below. */
const mistakes: Record<string, string> = { wensday: 'wednesday', wendsday: 'wednesday', skool: 'school' }
const wanted = new Set(keywords.split(' '))
const common = new Set(commonWords)

let spelled: { words: ReadonlySet<string>; list: readonly string[] } | null = null

/**
 * Returns the word that was meant: the word itself if it is known, otherwise the known word nearest to it if there is
 * only one.
 */
export function spell(word: string): string {
  const meant = mistakes[word]
  if (meant !== undefined) return meant
  if (word.length < 5 || word.length > 20 || !/^[a-z]+$/.test(word) || wanted.has(word) || common.has(word)) return word
  const { words } = placeNames()
  if (words.has(word)) return word
  if (spelled?.words !== words) {
    spelled = { words, list: [...new Set([...wanted, ...words])].filter((known) => known.length >= 4) }
  }
  const maxEdits = word.length >= 8 ? 2 : 1
  let best: string[] = []
  let minEdits = maxEdits + 1
  for (const known of spelled.list) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > maxEdits) continue
    const far = countEdits(known, word, Math.min(minEdits, maxEdits))
    if (far > maxEdits || far > minEdits) continue
    best = far < minEdits ? [known] : [...best, known]
    minEdits = far
  }
  const [only] = best
  return only !== undefined && best.length === 1 ? only : word
}

/**
 * Counts letters that are wrong, missing, extra or swapped with their neighbour, up to `max`; anything more is `max`
 * + 1.
 */
export function countEdits(one: string, other: string, max: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const swap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const near = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      row.push(swap ? Math.min(near, (before[j - 2] ?? 0) + 1) : near)
    }
    if (Math.min(...row) > max) return max + 1
    before = last
    last = row
  }
  return last[other.length] ?? max + 1
}
