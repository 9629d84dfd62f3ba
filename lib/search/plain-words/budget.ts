import type { Program } from '../../core/program.ts'
import type { Sentence } from './sentence.ts'

const atMost =
  '(?:under|below|less than|up to|max(?:imum)?(?: of)?|at most|(?:no|not) more than|within|budget(?: of| is)?)'
const having = "(?:(?:i|we)(?:'ve| have)(?: got)?|have|got|with|for|using|<)"
const amount = '(?<![\\d,.$])(?<amount>\\d{1,3}(?:,\\d{3})+|\\d{1,9}(?:\\.\\d{1,3})?)'
const whose = '(?<whose>qantas|qff|qf|velocity|virgin australia|virgin|va)'
const each = '(?: *(?:each|pp|per person|a head|or less|or under(?! *\\d)|max|tops))*'

const points = new RegExp(
  `(?:\\b(?<limit>${atMost}|${having}) *)?${amount} *(?<unit>k|thousand|grand|m|mill?|million)?(?![a-z0-9])` +
    `(?: *${whose}(?: frequent flyer)?(?![a-z]))?(?: *(?<points>points?|pts|miles)(?![a-z]))?${each}`,
)
const charge =
  '(?:carrier |airline |fuel )?(?:taxes|tax|fees?|charges?|surcharges?|levies|co-?pay(?:ment)?)(?: *(?:and|&|/|\\+) *(?:carrier )?(?:taxes|fees|charges|surcharges|levies))?'
const money = '(?:aud?)? *\\$? *(?<amount>\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?!\\d|[,.]\\d|k\\b) *(?:aud|dollars|bucks)?'
const maxWords = '(?:max(?:imum)?|at most|tops|or less|or under|each|pp|per person)'
/** `Under $300 in taxes` and `taxes under $300`. */
const taxes = [
  new RegExp(
    `(?:\\b${atMost} *)?(?:\\$|\\b(?=\\d)) *${money}(?: ${maxWords})? *(?:(?:of|in|for|on|worth of) +)?${charge}(?![a-z])(?: ${maxWords})*`,
  ),
  new RegExp(
    `\\b(?:max(?:imum)? )?(?:with )?${charge}(?: *(?:of|are|is|:|=|<))*(?: *${atMost})? *(?:\\$|\\b(?=\\d)) *${money}(?: ${maxWords})*`,
  ),
]
const vague = new RegExp(`\\b(?:no|low(?:er|est)?|cheap(?:er|est)?|small|minimal|without) ${charge}(?![a-z])`)
const dollars = new RegExp(`(?:\\b${atMost} *)?(?:\\$ *\\d[\\d,.]*k?|\\d[\\d,]* *(?:dollars|bucks|aud)\\b)`)
const hours =
  /\b(?:under|within|less than|max(?:imum)?|up to|at most|(?:no|not) more than) *(\d{1,3}) *(?:hours?|hrs?|h)\b/

const units: Record<string, number> = { k: 1e3, thousand: 1e3, grand: 1e3, m: 1e6, mil: 1e6, mill: 1e6, million: 1e6 }
const programNames: Record<string, Program> = { qantas: 'qantas', qff: 'qantas', qf: 'qantas' }

const number = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))

/** Reads the limits on points, charges and hours of travel. */
export function readBudget(sentence: Sentence): void {
  sentence.read(hours, ([, given]) => {
    const max = Number(given)
    return max >= 1 && max <= 100 ? { says: { hours: max } } : { why: 'Choose from 1 to 100 hours.' }
  })
  for (const pattern of taxes) {
    sentence.read(pattern, ({ groups }) => {
      const value = number(groups?.amount)
      return value >= 1 && value <= 100_000 ? { says: { charges: value } } : { why: 'Choose up to $100,000 in taxes.' }
    })
  }
  sentence.read(vague, () => ({ why: 'Say how much, such as taxes under $300.' }))
  sentence.read(dollars, () => ({ why: 'We search by points, so a price in dollars isn’t used.' }))
  sentence.read(points, ({ groups: found }) => {
    const value = number(found?.amount) * (units[found?.unit ?? ''] ?? 1)
    const isPoints =
      found?.points !== undefined || found?.unit !== undefined || (found?.limit !== undefined && value >= 5000)
    if (!isPoints) return null
    const max = Math.round(value)
    if (max < 1 || max > 10_000_000) return { why: 'Choose from 1 to 10,000,000 points.' }
    const program = found?.whose === undefined ? undefined : (programNames[found.whose] ?? 'velocity')
    return { says: { points: max, ...(program ? { programs: [program] } : {}) } }
  })
}
