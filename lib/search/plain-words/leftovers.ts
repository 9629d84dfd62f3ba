import type { Span } from './sentence.ts'

/** Words that say nothing to a search: leaving them out changes no question. */
const filler = new Set(
  (
    "a an the ex over during and or of in on at to from for with by as is are be it its it's that this there then than so but if i i'm im i'd id i've ive we we're were we'd us me my our you your " +
    "please pls plz thanks thank hi hello hey g'day gday mate " +
    'want wanna need would like love hoping hope looking look find show search searching get getting book booking give can could will shall should may might do does have has got go going gone take taking trying plan planning ' +
    'fly flying travel travelling trip trips holiday holidays vacation flight flights seat seats ticket tickets fare fares reward rewards award awards classic class points pts point frequent flyer miles cabin ' +
    'leave leaving depart departing back home returning return come coming via some any each per person pp only just about around out into off up some when where how much many people using use available availability options option deals deal best good ' +
    'australia-based one-way x'
  ).split(' '),
)

const edges = /^[.,;:!?'"()-]+|[.,;:!?'"()-]+$/g

/** What is left of a sentence when everybody has read it: runs of words that mean something, only not to us. */
export function leftovers(open: string): Span[] {
  const spans: Span[] = []
  for (const segment of open.matchAll(/[^|;]+/g)) {
    const chunks = [...segment[0].matchAll(/\S+/g)].flatMap(({ 0: text, index }) => {
      const bare = text.replace(edges, '')
      const start = segment.index + index + text.indexOf(bare)
      return bare === ''
        ? []
        : [{ start, end: start + bare.length, isFiller: filler.has(bare) || !/[\p{L}\p{N}\p{So}]/u.test(bare) }]
    })
    const first = chunks.find(({ isFiller }) => !isFiller)
    const last = chunks.findLast(({ isFiller }) => !isFiller)
    if (first && last) spans.push({ start: first.start, end: last.end })
  }
  return spans
}
