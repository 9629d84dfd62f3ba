import { type Cabin, cabins } from '../../core/cabin.ts'
import type { Program } from '../../core/program.ts'
import { counted, parseCount } from './calendar.ts'
import type { Sentence } from './sentence.ts'

/** The names of cabins, the longest first. */
const names: [RegExp, Cabin[]][] = [
  [/prem(?:ium)?[ -]eco(?:n(?:omy)?)?|premmy|premo|premium|prem/, ['W']],
  [/economy|econ?|coach|cattle/, ['Y']],
  [/business|bizz?|bus(?= class)/, ['J']],
  [/first(?! (?:week|half|of|day|weekend|time|thing|choice|fortnight))/, ['F']],
  [
    /(?:at |in |up )?(?:the )?pointy end|up (?:the )?front|front of (?:the )?(?:plane|bus)|turn(?:ing)? left|lie[ -]?flats?|flat ?beds?/,
    ['J', 'F'],
  ],
  [/[jfwy](?= class\b| cabin\b)/, []],
]
const named = `(?:${names.map(([name]) => name.source).join('|')})`
const list = `${named}(?: (?:class|cabin))?(?: *(?:,|or|and|/|&) *${named}(?: (?:class|cabin))?)*`
const tail = '(?: (?:class(?:es)?|cabins?|seats?(?= (?:or|and|there|out|over|back|home))))?'

const anyCabin = /\b(?:any|all|every|whatever) (?:cabins?|class(?:es)?)\b/
const homeward = new RegExp(
  `\\b(?:(${list})${tail}(?: on the way)? (?:back|home|return)\\b|(?:back|home|return(?:ing)?) in (${list})${tail}(?![a-z]))`,
)
const outward = new RegExp(`\\b(${list})${tail}(?: on the way)? (?:there|out|over|outbound)\\b`)
const without = new RegExp(`\\b(?:anything but|anything except|not|no|except) (?:in )?(${named})${tail}(?![a-z])`)
const atLeast = new RegExp(`\\b(?:at least|min(?:imum)?) (${named})${tail}(?![a-z])`)
const orBetter = new RegExp(`\\b(${named})${tail}(?: or (?:better|above|higher|up)| and (?:up|above)| ?\\+)`)
const plain = new RegExp(`\\b(${named})(?: (?:class|cabin))?(?![a-z])(?! (?:trip|travel|meeting|lounge))`)
const letter = /(?<![\w'-])[jfwy](?: (?:class|cabin))?(?![\w'-])/

function cabinsIn(text: string): Cabin[] {
  const found = new Set<Cabin>()
  let rest = text
  for (const [name, called] of names) {
    rest = rest.replace(new RegExp(`\\b(?:${name.source})(?![a-z])`, 'g'), (match) => {
      for (const cabin of called.length > 0 ? called : [match.toUpperCase() as Cabin]) found.add(cabin)
      return ' '
    })
  }
  return cabins.filter((cabin) => found.has(cabin))
}

const upFrom = (text: string) => cabins.slice(cabins.indexOf(cabinsIn(text)[0] ?? 'Y'))

/** Reads which cabins to search, there and back. */
export function readCabins(sentence: Sentence): void {
  sentence.read(anyCabin, () => ({ says: { cabins: [...cabins] } }))
  sentence.read(homeward, ([, before, after]) => ({ says: { trip: 'return', home: cabinsIn(before ?? after ?? '') } }))
  sentence.read(outward, ([, text = '']) => ({ says: { cabins: cabinsIn(text) } }))
  sentence.read(without, ([, text = '']) => {
    const left = cabins.filter((cabin) => !cabinsIn(text).includes(cabin))
    return { says: { cabins: left } }
  })
  sentence.read(atLeast, ([, text = '']) => ({ says: { cabins: upFrom(text) } }))
  sentence.read(orBetter, ([, text = '']) => ({ says: { cabins: upFrom(text) } }))
  sentence.read(plain, ([, text = '']) => ({ says: { cabins: cabinsIn(text) } }))
  sentence.read(letter, (match) => {
    const [text] = match
    const isCapital = /^[A-Z]/.test(sentence.rawText({ start: match.index, end: match.index + 1 }))
    const cabin = cabins.find((one) => one === text[0]?.toUpperCase())
    return cabin && (isCapital || text.length > 1) ? { says: { cabins: [cabin] } } : null
  })
}

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

const people = 'seats?|tickets?|people|persons?|adults?|pax|passengers?|travell?ers?|ppl|of us'
const children = 'kids?|child(?:ren)?|teens?|teenagers?'
const cabinWords =
  'prem(?:ium|my)?|eco(?:nomy)?|business|biz|first|bus|cattle|lie|reward|award|classic|direct|return|one way|j|f|w|y'
const dear =
  '(?:wife|husband|hubby|partner|missus|girlfriend|boyfriend|fiancee?|mum|dad|mother|father|son|daughter|brother|sister|mate|friend|other half|bestie)'

const tooMany = { why: 'You can search for 1 to 9 seats.' }
const howMany = { why: 'Say how many are going, such as 4 seats.' }

const seats = (count: number) => (count >= 1 && count <= 9 ? { says: { seats: count } } : tooMany)

/** Reads how many people travel together. */
export function readParty(sentence: Sentence): void {
  const withChildren = new RegExp(
    `\\b(?:(${counted}) adults?|(me|myself|i)|(me,? (?:and )?my ${dear}|my ${dear} and (?:i|me)|us two|a couple|two of us))(?: *(?:,|and|\\+|&|with|plus) *| )+(?:our |my )?(${counted}) (?:${children})\\b`,
  )
  sentence.read(withChildren, ([, adults, alone, both, kids = '']) => {
    const grown = adults ? parseCount(adults) : alone ? 1 : both ? 2 : 0
    return seats(grown + parseCount(kids))
  })
  sentence.read(
    new RegExp(
      `\\b(?:family|party|group|team|all|the) (?:of )?(${counted})(?: of us)?\\b(?! *(?:${'weeks?|days?|nights?|months?'}|k\\b))`,
    ),
    ([, count = '']) => seats(parseCount(count)),
  )
  sentence.read(
    new RegExp(
      `\\b(?:(?:me (?:and|&|\\+)|with) (?:my |the )?${dear}|(?:my|the) ${dear} (?:and|&|\\+) (?:i|me)|both of us|us two|(?:as |for )?(?:a )?couple(?! of))\\b`,
    ),
    () => seats(2),
  )
  sentence.read(/\b(?:for )?(?:just me|only me|solo|on my own|by myself|alone|single traveller)\b/, () => seats(1))
  sentence.read(
    /\b(?:(?:me|us|myself) (?:and|&|\+) (?:the|my|our) (?:kids|children|family|mates|friends|parents|in-laws|boys|girls)|the (?:whole )?(?:family|mob|gang|kids)|(?:my|our|a) family|with (?:the |my |our )?(?:kids|children|family|mates|friends))\b/,
    () => howMany,
  )
  sentence.read(new RegExp(`(?<![\\w$.,/-])(${counted}) *(?:x *)?(?:${people}|${children})\\b`), ([, count = '']) =>
    seats(parseCount(count)),
  )
  sentence.read(
    new RegExp(`(?<![\\w$.,/-])(${counted})(?: *x)?(?= *(?:(?:${cabinWords})\\b[ -]*)+(?:class\\b)?)(?! way| stop)`),
    ([, count = '']) => seats(parseCount(count)),
  )
  sentence.read(
    new RegExp(`\\bfor (${counted})\\b(?! *(?:k\\b|points|way|stop|[-/]|to \\d|of (?!us)))`),
    ([, count = '']) => seats(parseCount(count)),
  )
}
