import type { Aggregation, Document, Value } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { canonicalDouble } from '../values/normalise.ts'
import { isNumber } from '../values/order.ts'
import { fieldReader } from './filter.ts'

const maxAggregations = 5
const int64 = { min: -(2n ** 63n), max: 2n ** 63n - 1n }
const invalid = (message: string) => new StatusError('INVALID_ARGUMENT', message)

/** @throws StatusError for none or too many aggregations, a repeated alias, or a kind this server lacks */
export function validateAggregations(aggregations: Aggregation[]): void {
  if (aggregations.length === 0 || aggregations.length > maxAggregations) {
    throw invalid(`A query needs 1 to ${maxAggregations} aggregations.`)
  }
  const aliases = aggregations.flatMap(({ alias }) => (alias ? [alias] : []))
  if (new Set(aliases).size !== aliases.length) throw invalid('Aggregation aliases must be unique.')
  for (const aggregation of aggregations) {
    const kinds = Object.entries(aggregation).filter(([name, value]) => name !== 'alias' && value !== undefined)
    const kind = kinds[0]?.[0]
    if (kinds.length !== 1) throw invalid('An aggregation needs exactly one operator.')
    if (kind !== 'count' && kind !== 'sum' && kind !== 'avg') {
      throw new StatusError('UNIMPLEMENTED', `The aggregation "${kind}" is not supported by this server.`)
    }
  }
}

/**
 * The fields of sums and averages. As in Firestore, all aggregations of the query, counts included, cover only
 * documents that have all of these fields.
 */
export const aggregatedFields = (aggregations: Aggregation[]): string[] =>
  aggregations.flatMap(({ sum, avg }) => sum?.field.fieldPath ?? avg?.field.fieldPath ?? [])

/** Returns the aggregations over a query's results, by alias; unnamed ones are `field_1`, `field_2`, … */
export function aggregate(aggregations: Aggregation[], documents: Document[]): Record<string, Value> {
  let unnamed = 0
  return Object.fromEntries(
    aggregations.map((aggregation) => {
      const alias = aggregation.alias || `field_${++unnamed}`
      return [alias, aggregateOne(aggregation, documents)]
    }),
  )
}

function aggregateOne({ count, sum, avg }: Aggregation, documents: Document[]): Value {
  if (count) return { integerValue: String(countUpTo(count.upTo, documents.length)) }
  const read = fieldReader(sum?.field.fieldPath ?? avg?.field.fieldPath ?? '')
  const numbers = documents.flatMap((document) => {
    const value = read(document)
    return value && isNumber(value) ? [value] : []
  })
  if (sum) return sumOf(numbers)
  if (numbers.length === 0) return { nullValue: null }
  return { doubleValue: canonicalDouble(Number(numberIn(sumOf(numbers))) / numbers.length) }
}

function countUpTo(upTo: string | number | undefined, found: number): number {
  if (upTo === undefined || upTo === null) return found
  if (!(Number(upTo) > 0)) throw invalid('count.upTo must be greater than zero.')
  return Math.min(Number(upTo), found)
}

const numberIn = (value: Value) => Number(value.integerValue ?? value.doubleValue)

/** Integers are summed exactly; a double among them, or overflow of 64 bits, makes the sum a double. */
function sumOf(numbers: Value[]): Value {
  if (numbers.every((value) => value.integerValue !== undefined)) {
    const total = numbers.reduce((sum, value) => sum + BigInt(value.integerValue ?? 0), 0n)
    if (total >= int64.min && total <= int64.max) return { integerValue: total.toString() }
  }
  return { doubleValue: canonicalDouble(numbers.reduce((sum, value) => sum + numberIn(value), 0)) }
}
