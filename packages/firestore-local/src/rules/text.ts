import { type Failure, PathValue, type RuleValue, typeError } from './values.ts'

/** Floats are written as Java writes them: `1.0`, `1.5E10`, `1.0E-4`. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  if (Object.is(value, -0)) return '-0.0'
  const size = Math.abs(value)
  const isPlain = size === 0 || (size >= 1e-3 && size < 1e7)
  const [digits = '', exponent = ''] = (isPlain ? String(value) : value.toExponential()).split('e')
  const decimal = digits.includes('.') ? digits : `${digits}.0`
  return isPlain ? decimal : `${decimal}E${exponent.replace('+', '')}`
}

/** A value as `string()` and `join()` write it. */
export function toText(value: RuleValue): RuleValue | Failure {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return floatText(value)
  if (typeof value === 'string') return value
  return value instanceof PathValue ? value.toString() : typeError([value], 'null|bool|number|string|path')
}
