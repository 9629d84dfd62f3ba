import type { FieldFilterOp, Filter, StructuredQuery } from '../src/protocol.ts'
import type { QueryRun } from './queries.ts'
import type { Verdict } from './rules.ts'

/** An accepted difference: what it is, why it remains, and the part of Firestore's documentation that covers it. */
export type Known = { name: string; why: string; source: string }

const filterDocs = 'https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery#FieldFilter'
const rulesDocs = 'https://firebase.google.com/docs/reference/rules'

/** Every difference that the judge ignores, with its reason. */
export const knownDifferences = {
  emptyRange: {
    name: 'a range, !=, or not-in against null or NaN together with the key',
    why: 'It holds for no value here and there, and no SDK sends it; which of the two refuses the order that follows from it is their own.',
    source: filterDocs,
  },
  listInConditional: {
    name: 'a list of a field and something else within a conditional',
    why: 'Documented to be a list like any other; the emulator ends with an error, but only within `? :`.',
    source: `${rulesDocs}/rules.List`,
  },
  missingGroup: {
    name: 'replace() with a group that the pattern lacks',
    why: 'An error in either; documented of `||` is that its other side may still decide, but the emulator ends at once.',
    source: `${rulesDocs}/rules.String#replace`,
  },
  infinite: {
    name: 'math.isInfinite',
    why: 'Documented as true for an infinite number; the emulator ends with an error whatever the number.',
    source: `${rulesDocs}/rules.math#isInfinite`,
  },
  precedence: {
    name: '== beside is',
    why: 'Documented to bind less than `is` and `in`; the emulator takes both from left to right.',
    source: 'https://firebase.google.com/docs/rules/rules-language#building_conditions',
  },
  staticTypes: {
    name: 'types that can be told before anything is read',
    why: 'The emulator refuses some rules whose types cannot fit when they are loaded; here the expression fails when it is evaluated, and the answer is the same denial.',
    source: 'https://firebase.google.com/docs/firestore/security/rules-conditions',
  },
} as const satisfies Record<string, Known>

export type KnownName = keyof typeof knownDifferences

/** Returns the known difference that may explain two different answers to one query, or null. */
export function knownOfQuery({ query }: QueryRun): KnownName | null {
  return leaves(query).some(holdsForNothing) ? 'emptyRange' : null
}

function leaves({ where }: StructuredQuery): Filter[] {
  const walk = (filter: Filter): Filter[] => filter.compositeFilter?.filters.flatMap(walk) ?? [filter]
  return where ? walk(where) : []
}

const compared = new Set<FieldFilterOp>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
])

function holdsForNothing({ fieldFilter }: Filter): boolean {
  if (!fieldFilter) return false
  const { op, value } = fieldFilter
  if (op === 'NOT_IN') return value.arrayValue?.values?.some((item) => item.nullValue !== undefined) ?? false
  return compared.has(op) && (value.nullValue !== undefined || value.doubleValue === 'NaN')
}

const mixedList = /\[[^\]]*(resource\.data[^\]]*,|,[^\]]*resource\.data)/

/** Returns the known difference that may explain two different verdicts on one condition, or null. */
export function knownOfCondition(
  condition: string,
  { ours, theirs }: { ours: Verdict; theirs: Verdict },
): KnownName | null {
  if (condition.includes('math.isInfinite')) return 'infinite'
  if (/[=!]= [^()&|]*? is /.test(condition)) return 'precedence'
  if (/\.replace\([^)]*\$\d/.test(condition) && theirs === 'no no') return 'missingGroup'
  if (condition.includes('?') && mixedList.test(condition)) return 'listInConditional'
  // An index by such a number is refused on loading, even where the other side of || would decide.
  if (theirs === 'refused' && /\[float\('(-?Infinity|NaN)'\)\]/.test(condition)) return 'staticTypes'
  return theirs === 'refused' && ours === 'no no' ? 'staticTypes' : null
}
