import { type Failure, PathValue, type RuleValue, typeError } from './values.ts'

function floatText(value: number): string {
  const text = String(value)
  return Number.isInteger(value) && /^-?\d+$/.test(text) ? `${Object.is(value, -0) ? '-0' : text}.0` : text
}

/** A value as `string()` and `join()` write it. */
export function toText(value: RuleValue): RuleValue | Failure {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return floatText(value)
  if (typeof value === 'string') return value
  return value instanceof PathValue ? value.toString() : typeError([value], 'null|bool|number|string|path')
}
