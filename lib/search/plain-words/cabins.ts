import { type Cabin, cabins } from '../../core/cabin.ts'
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
