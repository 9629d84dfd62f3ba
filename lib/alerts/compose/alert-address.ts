import { type BadValue, findBadValues } from '../../core/address-state.ts'
import { IsoDate } from '../../core/schemas.ts'
import type { Codec } from '../../core/url-state.ts'
import { type AlertDraft, draftFields, emptyDraft } from './alert-draft.ts'

/** The URL parameter of each draft field whose name differs from the field's own. */
const parameterOf: Partial<Record<keyof typeof draftFields, string>> = {
  programs: 'program',
  weekdays: 'days',
  maxPoints: 'points',
  maxCharges: 'charges',
}

type SingleField = keyof typeof draftFields

const names = Object.keys(draftFields) as SingleField[]
const parameter = (name: SingleField) => parameterOf[name] ?? name

/** A draft read from a URL, with every part of it that could not be read. */
export type ReadDraft = { draft: AlertDraft; bad: BadValue[] }

/** Reads a draft. Absent or unreadable fields are as in an empty draft; `bad` lists the unreadable ones. */
export function readAlertDraft(params: URLSearchParams): ReadDraft {
  const dates = readDates(params)
  const draft: AlertDraft = { ...emptyDraft, dates: dates.span }
  const named = new URLSearchParams()
  for (const name of names) {
    const text = params.get(parameter(name))
    if (text === null || text === '') continue
    named.set(name, text)
    readInto(draft, name, text)
  }
  const bad = findBadValues(draftFields, named).map((value) => ({
    ...value,
    name: parameter(value.name as SingleField),
  }))
  return { draft, bad: [...bad, ...dates.bad] }
}

function readInto<Key extends SingleField>(draft: Pick<AlertDraft, Key>, name: Key, text: string): void {
  const value = draftFields[name].read(text)
  if (value !== null) draft[name] = value as AlertDraft[Key]
}

/** A single day is a span of one. Days in the wrong order are a fault, because either could be meant. */
function readDates(params: URLSearchParams): { span: AlertDraft['dates']; bad: BadValue[] } {
  const given = { start: params.get('start') ?? '', end: params.get('end') ?? '' }
  const bad = (['start', 'end'] as const)
    .filter((name) => given[name] !== '' && !IsoDate.safeParse(given[name]).success)
    .map((name) => ({ name, given: given[name], expected: 'a date such as 2027-03-08' }))
  if (bad.length > 0) return { span: null, bad }
  const [start, end] = [given.start || given.end, given.end || given.start]
  if (start > end) {
    return { span: null, bad: [{ name: 'end', given: end, expected: `on or after the start, ${start}` }] }
  }
  return { span: start === '' ? null : { start, end }, bad: [] }
}

/** Returns the parameters of a draft. Values equal to an empty draft's are left out to keep URLs short. */
export function writeAlertDraft(draft: Partial<AlertDraft>): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of names) {
    const text = writeField(name, draft[name])
    if (text !== '' && text !== writeField(name, emptyDraft[name])) params.set(parameter(name), text)
  }
  if (draft.dates) {
    params.set('start', draft.dates.start)
    params.set('end', draft.dates.end)
  }
  return params
}

function writeField<Key extends SingleField>(name: Key, value: AlertDraft[Key] | undefined): string {
  if (value === undefined || value === null) return ''
  const field: Codec<NonNullable<AlertDraft[Key]>> = draftFields[name]
  return field.write(value as NonNullable<AlertDraft[Key]>)
}

/** Returns the URL of a new alert with this draft filled in: the link from a finder's row, a search or a route. */
export function alertHref(draft: Partial<AlertDraft>): string {
  const params = writeAlertDraft(draft).toString()
  return params === '' ? '/alerts?new' : `/alerts?new&${params}`
}
