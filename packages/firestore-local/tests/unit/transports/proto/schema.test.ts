import { describe, expect, test } from 'vitest'
import { type MessageName, messages } from '../../../../src/transports/proto/schema.ts'
import { type FieldShape, shapeOf } from '../../../../src/transports/proto/shape.ts'
import { officialType } from './official-descriptor.ts'

/** Deliberately omitted: metrics of a refused option, details of a status, a bloom filter no client needs. */
const leftOut = new Set([
  'RunQueryResponse.explainMetrics',
  'RunAggregationQueryResponse.explainMetrics',
  'Status.details',
  'ExistenceFilter.unchangedNames',
])
const wireTypes: Record<string, string> = {
  coordinate: 'double',
  timestamp: 'google.protobuf.Timestamp',
  'int32?': 'google.protobuf.Int32Value',
  'int64?': 'google.protobuf.Int64Value',
  null: 'google.protobuf.NullValue',
}

describe('schema', () => {
  test.each(Object.keys(messages) as MessageName[])(
    '%s has the numbers and types of the official descriptor',
    (name) => {
      const official = officialType(name)
      const ours = [...shapeOf(name).byName.values()]
      const missing = official.fieldsArray
        .map((field) => `${name}.${field.name}`)
        .filter((path) => !leftOut.has(path) && !ours.some((field) => field.path === path))
      expect(missing).toEqual([])
      for (const field of ours) {
        // The admin SDK's copy predates this member, which the client SDK sends in transactions.
        if (field.path === 'Write.verify') continue
        const theirs = official.fields[field.name]
        expect(theirs?.id, field.path).toBe(field.number)
        expect(theirs?.repeated, field.path).toBe(field.label === 'repeated')
        expect(theirs?.map, field.path).toBe(field.label === 'map')
        expectSameType(field, official)
      }
    },
  )
})

function expectSameType(field: FieldShape, official: ReturnType<typeof officialType>): void {
  const theirs = official.fields[field.name]?.resolve()
  if (field.type.kind === 'unsupported') return
  if (field.type.kind === 'message') {
    const expected = officialType(field.type.message.name)
    const sameAggregation =
      field.type.message.name === 'FieldAggregation' && /\.(Sum|Avg)$/.test(theirs?.resolvedType?.fullName ?? '')
    expect(theirs?.resolvedType === expected || sameAggregation, field.path).toBe(true)
  } else if (field.type.kind === 'enum') {
    const values = (theirs?.resolvedType as { values?: Record<string, number> } | null)?.values
    const named = Object.fromEntries(field.type.names.flatMap((name, number) => (name === '' ? [] : [[name, number]])))
    expect(named, field.path).toEqual(values)
  } else expect(theirs?.type, field.path).toBe(wireTypes[field.type.kind] ?? field.type.kind)
}
