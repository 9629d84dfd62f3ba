import type { LocalDate } from '../../core/clock.ts'
import { isDate } from '../../core/dates.ts'
import { isDisplayName, normaliseName } from '../../core/display-name.ts'
import { formatNumber } from '../../core/formats.ts'
import { isKeepable, mailAddress } from '../../core/mail-address.ts'
import type { FormField, FormKind, FormValues } from './form-model.ts'
import { forms } from './forms.ts'

/** Returns what is wrong with each field, in words for the visitor; empty when the form can be sent. */
export function findFaults(kind: FormKind, values: FormValues): Record<string, string> {
  const faults = forms[kind].flatMap((field) => {
    const fault = findFault(field, (values[field.name] ?? '').trim())
    return fault === null ? [] : [[field.name, fault] as const]
  })
  return { ...Object.fromEntries(faults), ...orderFault(kind, values) }
}

function findFault(field: FormField, text: string): string | null {
  if (text === '') return field.required ? missing(field) : null
  if (text.length > field.maxLength) return longFault(field, text)
  if (!isKeepable(text)) return 'One of the characters is broken. Type it again.'
  if (field.name === 'name' && !isDisplayName(text)) return 'Use letters, spaces and ordinary punctuation.'
  switch (field.kind) {
    case 'email':
      return mailAddress.test(text) ? null : 'Enter an address such as ann@example.com.'
    case 'date':
      return isDate(text) ? null : 'Enter a date such as 2027-03-14.'
    case 'number':
      return isBetween(text, field.from, field.to) ? null : `Enter a number from ${field.from} to ${field.to}.`
    case 'choice':
      return field.options.some(({ value }) => value === text) ? null : 'Choose one from the list.'
    default:
      return null
  }
}

function longFault({ maxLength }: FormField, text: string): string {
  return `${formatNumber(text.length - maxLength)} characters too long. Up to ${formatNumber(maxLength)} fit.`
}

/** Returns the fields that are too long, shown while typing: nothing is cut off. */
export function tooLong(kind: FormKind, values: FormValues): Record<string, string> {
  const long = forms[kind].filter(({ name, maxLength }) => (values[name] ?? '').trim().length > maxLength)
  return Object.fromEntries(long.map((field) => [field.name, longFault(field, (values[field.name] ?? '').trim())]))
}

/** Returns the trip dates that have passed. */
export function pastFaults(kind: FormKind, values: FormValues, today: LocalDate): Record<string, string> {
  const days = forms[kind].filter((field) => field.kind === 'date')
  const past = days.filter(({ name }) => isDate(values[name]) && (values[name] ?? '') < today)
  return Object.fromEntries(past.map(({ name }) => [name, 'Choose a date that hasn’t passed.']))
}

function missing({ kind, label }: FormField): string {
  return kind === 'choice' ? 'Choose one.' : `${label} is missing.`
}

function isBetween(text: string, from: number, to: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to
}

/** Checks that the latest return is not before the earliest departure. */
function orderFault(kind: FormKind, { earliest = '', latest = '' }: FormValues): Record<string, string> {
  return kind === 'booking' && isDate(latest) && latest < earliest ? { latest: 'Choose a date after you leave.' } : {}
}

/** Returns the values of the form's fields, normalised, without empty or unknown ones. */
export function cleanValues(kind: FormKind, values: FormValues): FormValues {
  const kept = forms[kind].map(({ name }) => [name, normaliseName(values[name] ?? '')] as const)
  return Object.fromEntries(kept.filter(([, text]) => text !== ''))
}
