import { programs } from '../../core/program.ts'
import { allCarriers } from '../../network/carriers.ts'
import { fold, type Sentence } from './sentence.ts'

/** Short names of airlines that mean nothing else. */
const shortNames: Record<string, string> = {
  emirates: 'EK',
  etihad: 'EY',
  cathay: 'CX',
  jal: 'JL',
  ana: 'NH',
  'air nz': 'NZ',
  lan: 'LA',
  srilankan: 'UL',
  hawaiian: 'HA',
}
/** Short names of airlines that are also countries, adjectives or codes: read only after `on`, `with` or `flying`. */
const afterPreposition: Record<string, string> = {
  ...{ qatar: 'QR', singapore: 'SQ', american: 'AA', united: 'UA', ba: 'BA', malaysia: 'MH', fiji: 'FJ' },
}
const flownOn: Record<string, string> = { qantas: 'QF', virgin: 'VA', 'virgin australia': 'VA' }

const escaped = (names: string[]) => names.sort((a, b) => b.length - a.length).join('|')
const byName: Record<string, string> = {
  ...Object.fromEntries(allCarriers.map(({ code, name }) => [fold(name).replace(/ \(.*/, ''), code])),
  ...shortNames,
}
const { qantas: _, 'virgin australia': __, ...ownNames } = byName
const negative = '(?:not (?:on|with|flying)|avoid(?:ing)?|without|except|but not|no)'
const carrier = new RegExp(
  `(?:\\b(?<not>${negative}) )?(?:\\b(?:on|with|flying|fly|by|aboard) )?\\b(?<name>${escaped(Object.keys(ownNames))})(?:'s)?(?: (?:airlines?|airways))?(?![a-z])`,
)
const behind = new RegExp(
  `\\b(?:(?<not>${negative})|on|with|flying|fly) (?<name>${escaped(Object.keys(afterPreposition))})(?: (?:airlines?|airways))?(?![a-z])(?! (?:points|to\\b))`,
)
const own = new RegExp(
  `\\b(?:(?<not>not on|not flying|avoid(?:ing)?)|on|flying|operated by) (?<name>${escaped(Object.keys(flownOn))})(?: (?:flights?|planes?|metal))?(?![a-z])(?! (?:points|frequent|ff\\b))`,
)

const noStops =
  /\b(?:direct(?: flights?)?(?: only)?|non[- ]?stop(?: only)?|(?:no|without|zero)(?: any)? (?:stops?|stopovers?|layovers?|connections?|changes))\b/
const indirect =
  /\b(?:not (?:necessarily )?(?:direct|non[- ]?stop)|(?:doesn't|don't|dont|doesnt) (?:need|have) to be direct|with (?:stops|stopovers)|any (?:number of )?stops)\b/

const stopWords = '(?:stops?|stopovers?|layovers?|connections?|changes?)'
const someStops = new RegExp(
  `\\b(?:(?:with |only |just )*(?:at most|max(?:imum)?(?: of)?|up to|(?:no|not) more than|less than|fewer than|under) )?(?:a single|only one|one|two|three|1|2|3)[ -]${stopWords}(?: or (?:less|fewer|direct)| at (?:the )?most| max(?:imum)?| tops)?\\b(?! (?:in|at|over|via|through) )`,
)

/**
 * Reads everything else about a flight: one way or return, stops, airline, whose points, and the order of the answer.
 */
export function readFlights(sentence: Sentence): void {
  sentence.read(/\b(?:one[ -]?way|single trip)(?: only)?\b/, () => ({ says: { trip: 'one-way' } }))
  sentence.read(
    /\b(?:round[ -]?trips?|return(?: trips?| flights?| seats?)?|returning|there and back|and back|both ways)\b(?! (?:to (?!\|)|from) *$)/,
    () => ({
      says: { trip: 'return' },
    }),
  )
  sentence.read(indirect, () => ({ says: { direct: false } }))
  sentence.read(noStops, () => ({ says: { direct: true } }))
  sentence.read(someStops, () => ({ why: 'You can search direct flights, or any number of stops.' }))
  sentence.read(/\b(?:classic plus|points plus pay|any seats?(?= |$)|points[- ]only fares?)\b/, () => ({
    says: { fares: 'points-only' },
  }))
  for (const [pattern, codes] of [
    [carrier, ownNames],
    [behind, afterPreposition],
    [own, flownOn],
  ] as const) {
    sentence.read(pattern, ({ groups }) => {
      const code = codes[groups?.name ?? '']
      if (code === undefined) return null
      return { says: groups?.not ? { without: [code] } : { carriers: [code] } }
    })
  }
  sentence.read(/\b(?:either|both|any) (?:programs?|airlines?|kinds? of points)\b/, () => ({
    says: { programs: [...programs] },
  }))
  sentence.read(/\b(?:using |with |on |my )*(?:qantas|qff)(?: frequent flyer| ff)?(?: points?| pts)?\b/, () => ({
    says: { programs: ['qantas'] },
  }))
  sentence.read(
    /\b(?:using |with |on |my )*(?:velocity|virgin(?: australia)?)(?: frequent flyer)?(?: points?| pts)?\b/,
    () => ({
      says: { programs: ['velocity'] },
    }),
  )
  sentence.read(/\b(?:cheapest|(?:lowest|fewest|least) points)\b/, () => ({ says: { sort: 'points' } }))
  sentence.read(/\b(?:arvo|afternoon|mornings?|evenings?|overnight|red[ -]?eye|at night)\b/, () => ({
    why: 'We don’t search by time of day.',
  }))
}
