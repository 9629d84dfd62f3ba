import type { Stay } from '../../core/url-state.ts'
import { countedOrA, parseCount } from './numbers.ts'
import type { Sentence } from './sentence.ts'

const pattern = new RegExp(
  '(?<!\\b(?:in|within|next|coming|past|last) )(?:\\b(?:for|stay(?:ing)?|away|back after|home after|return(?:ing)? after|spend(?:ing)?)(?: for)? +)?' +
    `(?<about>\\b(?:about|around|roughly|approx(?:imately)?|~) *)?(?<![\\w./-])(?<least>${countedOrA})(?: *(?:-|to|or) *(?<most>${countedOrA}))?` +
    "[ -]*(?<unit>night|day|week|month)s?\\b(?: away| stay)?(?! *(?:from now|ago|before|ahead|either|in advance|'?s? time))",
)

const longest = 180
const tooLong = { why: `Stays can be up to ${longest} nights.` }
const isReturn = { trip: 'return' as const }

/** How long somebody stays away; whoever says so wants to come back. */
export function readStay(sentence: Sentence): void {
  sentence.read(/\b(?:for )?(?:an? )?fortnight(?: away)?\b/, () => ({
    says: { ...isReturn, stay: { least: 14, most: 14 } },
  }))
  sentence.read(/\b(?:for )?(?:an? |the )?long weekend(?: away)?\b/, () => ({
    says: { ...isReturn, stay: { least: 3, most: 4 } },
  }))
  sentence.read(/\b(?:for )?(?:(?:an?|the) )weekend(?: away)?\b|\bweekend away\b/, () => ({
    says: { ...isReturn, stay: { least: 2, most: 3 } },
  }))
  sentence.read(/\b(?:for )?(?:an? )?(?:few|some|several) (?:days?|nights?|weeks?|months?)\b/, () => ({
    why: 'Say how many nights, such as 10 nights or 2 to 3 weeks.',
  }))
  sentence.read(pattern, ({ groups }) => {
    const { about, least = '', most = least, unit = 'night' } = groups ?? {}
    const stay = nights(parseCount(least), parseCount(most), unit, about !== undefined)
    return stay.most > longest || stay.most === 0 ? tooLong : { says: { ...isReturn, stay } }
  })
}

function nights(one: number, other: number, unit: string, isAbout: boolean): Stay {
  const [low, high] = one <= other ? [one, other] : [other, one]
  const each = { night: [1, 1], day: [1, 1], week: [7, 7], month: [28, 31] }[unit] ?? [1, 1]
  const stay = { least: low * (each[0] ?? 1), most: high * (each[1] ?? 1) }
  if (!isAbout) return stay
  const spare = Math.max(1, Math.round(stay.most / 7))
  return { least: Math.max(0, stay.least - spare), most: stay.most + spare }
}
