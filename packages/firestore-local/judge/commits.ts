import fc from 'fast-check'
import type { FieldTransform, Write } from '../src/protocol.ts'
import { fieldNames, fieldsIn, valueIn } from './values.ts'

/** Commits in sequence, each a list of writes to a few documents below `parent`. */
export function commitCase(parent: string): fc.Arbitrary<Write[][]> {
  const value = valueIn(parent)
  const name = fc.constantFrom('c/1', 'c/2', 'd/__x__', 'c/.').map((path) => `${parent}/${path}`)
  const known = fc.constantFrom('c/1', 'c/2').map((path) => `${parent}/${path}`)
  const path = fc.constantFrom(...fieldNames, 'a.k', 'm.n', '`o d`', '__x__', 'a..b')
  const usual = { arbitrary: fc.constantFrom(...fieldNames, 'a.k'), weight: 9 }
  const field = fc.oneof(usual, path)
  const transform: fc.Arbitrary<FieldTransform> = fc
    .tuple(field, value, fc.array(value, { maxLength: 3 }))
    .chain(
      ([fieldPath, one, values]): fc.Arbitrary<FieldTransform> =>
        fc.constantFrom<FieldTransform>(
          { fieldPath, increment: one },
          { fieldPath, maximum: one },
          { fieldPath, minimum: one },
          { fieldPath, appendMissingElements: { values: values.filter(({ arrayValue }) => !arrayValue) } },
          { fieldPath, removeAllFromArray: { values: values.filter(({ arrayValue }) => !arrayValue) } },
        ),
    )
  const currentDocument = fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 6 },
    fc.boolean().map((exists) => ({ exists })),
    fc.constant({ updateTime: '2020-01-01T00:00:00Z' }),
  )
  const target = fc.oneof({ arbitrary: known, weight: 15 }, name)
  const set = fc.record({ name: target, fields: fieldsIn(parent) }).map((update) => ({ update }))
  const update = fc
    .record({
      update: fc.record({ name: target, fields: fieldsIn(parent) }),
      fieldPaths: fc.uniqueArray(field, { maxLength: 3 }),
      transforms: fc.option(fc.array(transform, { minLength: 1, maxLength: 3 }), { nil: undefined }),
    })
    .map(({ update, fieldPaths, transforms }) => ({
      ...{ update, updateMask: { fieldPaths } },
      ...(transforms && { updateTransforms: transforms }),
    }))
  const remove = target.map((one) => ({ delete: one }))
  const operation: fc.Arbitrary<Write> = fc.oneof(set, { arbitrary: update, weight: 3 }, remove)
  const write = fc
    .tuple(operation, currentDocument)
    .map(([one, current]): Write => ({ ...one, ...(current && { currentDocument: current }) }))
  return fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })
}
