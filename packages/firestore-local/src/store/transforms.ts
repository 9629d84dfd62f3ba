import type { Fields, FieldTransform, Timestamp, Value } from '../protocol.ts'
import { StatusError } from '../status.ts'
import { getField, parseOwnFieldPath, withField } from '../values/field-path.ts'
import { canonicalDouble, normaliseValue } from '../values/normalise.ts'
import { compareValues, equalValues, isNaNValue, isNumber } from '../values/order.ts'

const int64 = { min: -(2n ** 63n), max: 2n ** 63n - 1n }
const invalid = (message: string) => new StatusError('INVALID_ARGUMENT', message)

/**
 * Applies field transforms in order. `results` has one value per transform: the new value, or null for array
 * transforms. REQUEST_TIME becomes `requestTime`.
 */
export function applyTransforms(
  fields: Fields,
  transforms: FieldTransform[],
  requestTime: Timestamp,
): { fields: Fields; results: Value[] } {
  let current = fields
  const results: Value[] = []
  for (const transform of transforms) {
    const path = parseOwnFieldPath(transform.fieldPath)
    const { value, result } = transformed(getField(current, path), transform, requestTime)
    current = withField(current, path, value)
    results.push(result)
  }
  return { fields: current, results }
}

/** Refuses transforms that are invalid for any document: bad paths, bad operands, or one path inside another. */
export function requireTransforms(transforms: FieldTransform[]): void {
  const paths = transforms.map(({ fieldPath }) => parseOwnFieldPath(fieldPath))
  for (const [at, transform] of transforms.entries()) {
    transformed(undefined, transform, '')
    const own = paths[at] ?? []
    const isInside = paths.some((other) => other.length > own.length && own.every((part, step) => part === other[step]))
    if (isInside) {
      throw invalid(`Cannot transform property ${transform.fieldPath} and its nested property at the same time.`)
    }
  }
}

function transformed(
  old: Value | undefined,
  transform: FieldTransform,
  requestTime: Timestamp,
): { value: Value; result: Value } {
  const { setToServerValue, increment, maximum, minimum, appendMissingElements, removeAllFromArray } = transform
  if (appendMissingElements || removeAllFromArray) {
    // Depth 1, that of a stored array: an array among the elements is refused.
    const list = normaliseValue({ arrayValue: appendMissingElements ?? removeAllFromArray }, 1).arrayValue?.values ?? []
    const before = old?.arrayValue?.values ?? []
    const values = appendMissingElements ? append(before, list) : before.filter((value) => !has(list, value))
    return { value: { arrayValue: { values } }, result: { nullValue: null } }
  }
  const value =
    (setToServerValue === 'REQUEST_TIME' && { timestampValue: requestTime }) ||
    (increment && add(old, numeric(increment))) ||
    (maximum && extreme(old, numeric(maximum), 1)) ||
    (minimum && extreme(old, numeric(minimum), -1))
  if (!value) throw invalid(`The transform of "${transform.fieldPath}" names no supported operation.`)
  return { value, result: value }
}

const has = (list: Value[], value: Value) => list.some((item) => equalValues(item, value))

function append(before: Value[], list: Value[]): Value[] {
  const values = [...before]
  for (const value of list) if (!has(values, value)) values.push(value)
  return values
}

function numeric(operand: Value): Value {
  const value = normaliseValue(operand)
  if (!isNumber(value)) throw invalid('increment, maximum and minimum take an integer or a double.')
  return value
}

/** Adds integers exactly, clamped to 64 bits; a double on either side makes the sum a double. */
function add(old: Value | undefined, operand: Value): Value {
  if (!old || !isNumber(old)) return operand
  if (old.integerValue !== undefined && operand.integerValue !== undefined) {
    const sum = BigInt(old.integerValue) + BigInt(operand.integerValue)
    const held = sum > int64.max ? int64.max : sum < int64.min ? int64.min : sum
    return { integerValue: held.toString() }
  }
  const double = (value: Value) => Number(value.integerValue ?? value.doubleValue)
  return { doubleValue: canonicalDouble(double(old) + double(operand)) }
}

/**
 * Returns the larger (sign 1) or smaller (sign -1) of two numbers. NaN wins over any number; the stored value wins a
 * tie.
 */
function extreme(old: Value | undefined, operand: Value, sign: 1 | -1): Value {
  if (!old || !isNumber(old)) return operand
  if (isNaNValue(old)) return old
  return isNaNValue(operand) || compareValues(operand, old) * sign > 0 ? operand : old
}
