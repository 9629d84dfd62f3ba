import { type Weekday, weekdays } from '../../core/codes.ts'
import { monthNames } from './calendar.ts'
import type { Sentence, Span } from './sentence.ts'

const full = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const short = '(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)'
const name = `(?:${full}|${short})(?![a-z])`
const or = ' *(?:,|/|&|\\+|or|and|, ?or)(?: on)?(?: an?| any)? *'
const list = (one: string) => `${one}(?:${or}${one})*`
const leaving =
  '(?:(?:leav(?:e|ing)|depart(?:ing|ures?)?|fly(?:ing)?|going|heading off|setting off)(?: out)?|out) (?:only )?'
const each = '(?:an?|any|every|each|either) '
const part = '(?: (?:departures?|flights?|only))*'

const weekend = '(?:weekends|(?:a|any|every|the) weekend|weekend(?= (?:departures?|flights?|only)\\b))'
const weekday =
  '(?:weekdays|a weekday|weekday(?= (?:departures?|flights?|only)\\b)|during the (?:working )?week|work(?:ing)? ?days)'
const midweek = '(?:mid[- ]?week)'

/** Rules out a weekday that stands for one date: this Friday, Sat 3 April, Good Friday. */
const notDated = '(?<!\\b(?:this|next|coming|last|good|easter|black|the) )'
const noDate = `(?! *,? *(?:the )?\\d)(?! *,? *(?:${monthNames}) \\d)`

const except = '(?:not|no|never|except(?: for)?|but not|any ?day (?:but|except)|avoid(?:ing)?)(?: on)?(?: an?| any)? '
const without = new RegExp(`\\b${except}(?<days>${weekend}|weekends?|weekdays?|${list(name)})${part}`)
const groups: [RegExp, readonly Weekday[]][] = [
  [new RegExp(`\\b(?:only )?(?:${leaving})?(?:on |at |over )?${midweek}${part}\\b`), ['tue', 'wed', 'thu']],
  [new RegExp(`\\b(?:only )?(?:${leaving})?(?:on |at )?${weekday}${part}`), weekdays.slice(0, 5)],
  [
    new RegExp(
      `\\b(?:only )?(?:${leaving})(?:on |at )?${weekend}${part}|\\b(?:only )?(?:on |at )?(?<!long )weekends${part}|\\bon (?:a|any) weekend\\b|\\bweekend (?:departures?|flights?|only)\\b`,
    ),
    weekdays.slice(5),
  ],
]
/** Repeated weekdays, not dates: Fridays, a Friday, every Friday or Saturday. */
const repeated = new RegExp(
  `\\b(?:only )?(?:${leaving})?(?:on )?(?:${each}${list(name)}|${list('(?:mon|tues|wednes|thurs|fri|satur|sun)days')})${part}`,
)
const span = new RegExp(
  `\\b(?:${leaving})?(?:on )?${notDated}(?<first>${name})(?: night| morning| arvo)? *(?:-|to|till|until|thru|through) *(?:the )?(?<last>${name})${noDate}`,
)
/**
 * Weekdays on their own. Short names need a word such as `on` before them or a list, because sun, sat and wed are words
 * too.
 */
const bare = new RegExp(
  `\\b(?:(?:${leaving}(?:on )?|on )${notDated}${list(name)}|${notDated}(?:${full}(?![a-z])|${name}(?=${or}${name}))(?:${or}${name})*)${noDate}`,
)
const hasMonth = new RegExp(`\\b(?:${monthNames}|summer|autumn|winter|spring|holidays|hols)\\b`)

const homeward =
  '(?:back|home|return(?:ing)?|com(?:e|ing) (?:back|home)|fly(?:ing)? (?:back|home)|get(?:ting)? (?:back|home))'
const back = new RegExp(
  `\\b(?:and )?${homeward} (?:on |by )?(?:${each}(?<day>${name})|(?<plural>(?:mon|tues|wednes|thurs|fri|satur|sun)days))`,
)
const bareBack = new RegExp(`\\b(?:and )?${homeward} (?:on |by )?(?:the )?(?<day>${name})${noDate}`)

const toDays = (text: string): Weekday[] => weekdays.filter((day) => new RegExp(`\\b${day}`).test(text))
const nightsBetween = (from: Weekday, to: Weekday) => (weekdays.indexOf(to) - weekdays.indexOf(from) + 7) % 7 || 7

/**
 * Reads the weekdays to leave on and, if a weekday for coming home is named too, how many nights that makes. A weekday
 * that stands for one date is left to readDates.
 */
export function readLeaveDays(sentence: Sentence): void {
  const isLoose = hasMonth.test(sentence.open)
  const homes = [...takeHomes(sentence, back), ...(isLoose ? takeHomes(sentence, bareBack) : [])]
  sentence.read(/\bany day(?: of the week)?(?! (?:but|except))\b/, () => ({ says: {} }))
  sentence.read(without, ({ groups: found }) => {
    const text = found?.days ?? ''
    const left = /weekend/.test(text) ? weekdays.slice(5) : /weekday/.test(text) ? weekdays.slice(0, 5) : toDays(text)
    return { says: { leaveOn: weekdays.filter((day) => !left.includes(day)) } }
  })
  sentence.read(span, ({ groups: found }) => {
    const [first] = toDays(found?.first ?? '')
    const [last] = toDays(found?.last ?? '')
    if (!first || !last) return null
    const nights = nightsBetween(first, last)
    return { says: { trip: 'return', leaveOn: [first], stay: { min: nights, max: nights } } }
  })
  for (const [pattern, days] of groups) sentence.read(pattern, () => ({ says: { leaveOn: [...days] } }))
  sentence.read(repeated, ([text]) => ({ says: { leaveOn: toDays(text) } }))
  if (isLoose) sentence.read(bare, ([text]) => ({ says: { leaveOn: toDays(text) } }))
  resolveHomes(sentence, homes)
}

type Home = Span & { day: Weekday }

function takeHomes(sentence: Sentence, pattern: RegExp): Home[] {
  return [...sentence.open.matchAll(new RegExp(pattern.source, 'g'))].flatMap(({ 0: text, index, groups: found }) => {
    const [day] = toDays(found?.day ?? found?.plural ?? '')
    if (!day) return []
    const piece = { start: index, end: index + text.length, day }
    sentence.blot(piece)
    return [piece]
  })
}

function resolveHomes(sentence: Sentence, homes: readonly Home[]): void {
  const left = sentence.readings.flatMap((one) => ('says' in one ? (one.says.leaveOn ?? []) : []))
  const [out, other] = left
  for (const { day, ...piece } of homes) {
    if (out === undefined || other !== undefined) {
      sentence.readings.push({ ...piece, why: 'Name one day to leave as well, or say how many nights.' })
      continue
    }
    const nights = nightsBetween(out, day)
    sentence.readings.push({ ...piece, says: { trip: 'return', stay: { min: nights, max: nights } } })
  }
}
