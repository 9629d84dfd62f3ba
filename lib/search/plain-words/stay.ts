import { orderStay, type Stay } from '../../core/url-state.ts'
import type { FinderState } from '../finder-state.ts'
import { lengthPresets } from '../trip-presets.ts'
import { countedOrA, parseCount } from './calendar.ts'
import type { Sentence } from './sentence.ts'

const unit = (group: string) => `(?<${group}>night|nite|nt|day|week|wk|month|mth)s?\\b`
const lead = '(?:\\b(?:for|stay(?:ing)?|away|back after|home after|return(?:ing)? after|spend(?:ing)?)(?: for)? +)?'
const open = '(?<!\\b(?:in|within|next|coming|past|last|first|second) )'
const notDays = "(?! *(?:of|from now|ago|before|ahead|either|in advance|'?s? time))"

const pattern = new RegExp(
  `${open}${lead}(?<bound>\\b(?:at least|min(?:imum)?(?: of)?|no less than|not less than|more than|at most|max(?:imum)?(?: of)?|up to|(?:no|not) (?:more|longer) than|less than|under) +)?` +
    `(?<about>\\b(?:about|around|roughly|approx(?:imately)?|say|~) *)?(?<![\\w./-])(?<least>${countedOrA})(?: *(?:-|to|or) *(?<most>${countedOrA}))?(?<plus> *\\+)?` +
    `[ -]*${unit('unit')}(?: away| stay)?(?<rest> or (?:so|longer|more|less|fewer)\\b| (?:min(?:imum)?|max(?:imum)?|at least|at most|tops)\\b)?${notDays}`,
)
/** Two lengths, each with its own unit: a week to ten days. */
const mixed = new RegExp(
  `${open}${lead}(?<![\\w./-])(?<least>${countedOrA})[ -]*${unit('unit')} *(?:-|to|or) *(?<most>${countedOrA})[ -]*${unit('other')}${notDays}`,
)

/** A minimum and a maximum, both given: at least 5 nights and at most 9. */
const bounded = new RegExp(
  `${open}${lead}\\b(?:at least|min(?:imum)?(?: of)?) (?<least>${countedOrA})[ -]*(?:${unit('unit').replace('\\b', '')})?(?: *(?:,|and|but|to|-) *| )(?:at most|max(?:imum)?(?: of)?|up to|(?:no|not) more than) (?<most>${countedOrA})[ -]*${unit('other')}${notDays}`,
)

const maxNights = 180
const tooLong = { why: `Stays can be up to ${maxNights} nights.` }
const isReturn = { trip: 'return' as const }

/** Reads how long to stay away, which also makes the trip a return. */
export function readStay(sentence: Sentence): void {
  sentence.read(/\b(?:for )?(?:an? )?fortnight(?: away)?\b/, () => ({
    says: { ...isReturn, stay: { min: 14, max: 14 } },
  }))
  sentence.read(/\b(?:for )?(?:an? |the |any )?long weekends?(?: away)?\b/, () => ({ says: longWeekend() }))
  sentence.read(/\b(?:for )?(?:(?:an?|the) )weekend(?: away)?\b|\bweekend away\b/, () => ({
    says: { ...isReturn, stay: { min: 2, max: 3 } },
  }))
  sentence.read(/\b(?:for )?(?:an? )?(?:few|some|several) (?:days?|nights?|weeks?|months?)\b/, () => ({
    why: 'Say how many nights, such as 10 nights or 2 to 3 weeks.',
  }))
  for (const twice of [bounded, mixed]) {
    sentence.read(twice, ({ groups }) => {
      const min = nights(groups?.least, groups?.least, groups?.unit ?? groups?.other).min
      return limited({ min, max: nights(groups?.most, groups?.most, groups?.other).max })
    })
  }
  sentence.read(pattern, ({ groups }) => {
    const { bound = '', about, least, most, unit: length, plus = '', rest = '' } = groups ?? {}
    const stay = nights(least, most ?? least, length)
    const limits = `${bound} ${plus} ${rest}`
    if (/more than|longer than|less than/.test(bound)) return limited(beyond(stay, bound))
    if (/least|min|longer|more|\+/.test(limits)) return limited({ ...stay, max: maxNights })
    if (/most|max|up to|under|less|fewer|tops/.test(limits)) return limited({ ...stay, min: 1 })
    return limited(about !== undefined || /so/.test(rest) ? roughly(stay) : stay)
  })
}

/** The long weekend as the form offers it, so that both mean the same. */
function longWeekend(): Partial<FinderState> {
  const preset = lengthPresets.find(({ id }) => id === 'weekend')
  return preset ? { trip: preset.trip, stay: preset.stay, leaveOn: [...preset.leaveOn] } : isReturn
}

/**
 * The stay that a bound means: `no more than 5` is up to 5, `no less than 5` is 5 or more, `more than 5` is 6 or more,
 * `less than 5` is up to 4.
 */
function beyond({ min, max }: Stay, bound: string): Stay {
  if (/n(?:o|ot) less/.test(bound)) return { min, max: maxNights }
  if (/n(?:o|ot) (?:more|longer)/.test(bound)) return { min: 1, max }
  return /less/.test(bound) ? { min: 1, max: max - 1 } : { min: min + 1, max: maxNights }
}

function limited(stay: Stay): { says: Partial<FinderState> } | { why: string } {
  const { min, max } = orderStay(stay)
  return max > maxNights || max <= 0 ? tooLong : { says: { ...isReturn, stay: { min, max } } }
}

function nights(one = '', other = '', unitText = 'night'): Stay {
  const counts = [parseCount(one), parseCount(other)].sort((a, b) => a - b)
  const each = { n: [1, 1], d: [1, 1], w: [7, 7], m: [28, 31] }[unitText.charAt(0)] ?? [1, 1]
  return { min: (counts[0] ?? 1) * (each[0] ?? 1), max: (counts[1] ?? 1) * (each[1] ?? 1) }
}

function roughly({ min, max }: Stay): Stay {
  const spare = Math.max(1, Math.round(max / 7))
  return { min: Math.max(0, min - spare), max: max + spare }
}
