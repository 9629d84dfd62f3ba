import { isDate } from '../core/dates.ts'
import { formatNumber } from '../core/formats.ts'
import type { Codec } from '../core/url-state.ts'

/** The inputs of a calculator, each with its codec for the address. */
export type Fields<State> = { [Key in keyof State]: Codec<State[Key]> }

/** Strips separators and dollar signs, because people write 100,000 and $1 200. */
function plainNumber(text: string): string {
  return text.length > 24 ? '' : text.replace(/[\s,_$]/g, '')
}

/** The number in a text that matches `form` and is from `min` to `max`, or null. */
function numberIn(text: string, form: RegExp, min: number, max: number): number | null {
  const plain = plainNumber(text)
  const value = Number(plain)
  return form.test(plain) && value >= min && value <= max ? value : null
}

/** A whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number): Codec<number> {
  return {
    read: (text) => numberIn(text, /^\d{1,9}$/, min, max),
    write: String,
    get expected() {
      return `a whole number from ${formatNumber(min)} to ${formatNumber(max)}`
    },
  }
}

/** An amount, such as dollars or cents a point, with at most two decimals. */
export function amount(min: number, max: number): Codec<number> {
  return {
    read: (text) => numberIn(text, /^\d{1,7}(\.\d{1,2})?$/, min, max),
    write: String,
    get expected() {
      return `a number from ${formatNumber(min)} to ${formatNumber(max)}, with at most two decimals`
    },
  }
}

/** One of the given values. */
export function choice<const Value extends string>(values: readonly Value[]): Codec<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? null,
    write: String,
    expected: values.length > 12 ? 'one of the list' : `one of ${values.join(', ')}`,
  }
}

/** A calendar date `yyyy-mm-dd` of this century, which avoids meaningless date arithmetic around year 0 or 9999. */
export const calendarDate: Codec<string> = {
  read: (text) => (text.startsWith('20') && isDate(text) ? text : null),
  write: String,
  expected: 'a date such as 2027-03-08',
}

export const yesOrNo: Codec<boolean> = {
  read: (text) => (text === '1' ? true : text === '0' ? false : null),
  write: (on) => (on ? '1' : '0'),
  expected: '1 or 0',
}

/** Up to `max` values of one field, joined by a separator. */
export function listOf<Value>(field: Codec<Value>, max: number, separator = ','): Codec<readonly Value[]> {
  return {
    read: (text) => {
      const parts = text === '' ? [] : text.split(separator, max + 1)
      const values = parts.map((part) => field.read(part))
      return parts.length > max || values.includes(null) ? null : (values as Value[])
    },
    write: (values) => values.map((value) => field.write(value)).join(separator),
    get expected() {
      return `up to ${max}, separated by "${separator}", each ${field.expected}`
    },
  }
}

/** Writes inputs as address parameters, leaving out defaults. */
export function writeFields<State>(fields: Fields<State>, defaults: State, state: Partial<State>): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of Object.keys(fields) as (keyof State & string)[]) {
    const value = state[name]
    if (value === undefined) continue
    const text = fields[name].write(value as State[typeof name])
    if (text !== fields[name].write(defaults[name])) params.set(name, text)
  }
  return params
}
