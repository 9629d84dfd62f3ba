import { isDate } from '../../core/dates.ts'

type Values = Record<string, string | string[] | undefined>

/** The value of a parameter if it is allowed, otherwise the fallback. */
export function readChoice<Value extends string>(
  values: Values,
  name: string,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  const given = values[name]
  return allowed.find((value) => value === given) ?? fallback
}

/** A whole number within limits, or the fallback. */
export function readWhole(
  values: Values,
  name: string,
  [from, to]: readonly [number, number],
  fallback: number,
): number {
  const given = values[name]
  const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : fallback
  return number >= from && number <= to ? number : fallback
}

/** A calendar date, or the fallback. */
export function readDate(values: Values, name: string, fallback: string): string {
  const given = values[name]
  return typeof given === 'string' && isDate(given) ? given : fallback
}
