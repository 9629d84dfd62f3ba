import { counted, parseCount } from './calendar.ts'
import type { Sentence } from './sentence.ts'

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
