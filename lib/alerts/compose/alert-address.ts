import { type BadValue, findBadValues, readState } from '../../core/address-state.ts'
import { IsoDate } from '../../core/schemas.ts'
import { type AlertDraft, draftFields, emptyDraft, type SingleFields, writeDraft } from './alert-draft.ts'

/** The URL parameter of each draft field whose name differs from the field's own. */
const parameterOf: Partial<Record<keyof SingleFields, string>> = {
  programs: 'program',
  weekdays: 'days',
  maxPoints: 'points',
  maxCharges: 'charges',
}

const names = Object.keys(draftFields) as (keyof SingleFields)[]
const parameter = (name: keyof SingleFields) => parameterOf[name] ?? name

/** A draft read from a URL, with every part of it that could not be read. */
export type ReadDraft = { draft: AlertDraft; bad: BadValue[] }

/** Reads a draft. Absent or unreadable fields are as in an empty draft; `bad` lists the unreadable ones. */
export function readAlertDraft(params: URLSearchParams): ReadDraft {
  const dates = readDates(params)
  const named = new URLSearchParams()
  for (const name of names) {
    const text = params.get(parameter(name))
    if (text) named.set(name, text)
  }
  const bad = findBadValues(draftFields, named).map((value) => ({ ...value, name: parameter(value.name) }))
  const draft = { ...readState<SingleFields>(named, draftFields, emptyDraft), dates: dates.span }
  return { draft, bad: [...bad, ...dates.bad] }
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

export function writeAlertDraft(draft: Partial<AlertDraft>): URLSearchParams {
  const written = writeDraft<SingleFields>(draft, draftFields, emptyDraft)
  const params = new URLSearchParams(written.map(([name, text]) => [parameter(name), text]))
  if (draft.dates) {
    params.set('start', draft.dates.start)
    params.set('end', draft.dates.end)
  }
  return params
}

/** Returns the URL of a new alert with this draft filled in: the link from a finder's row, a search or a route. */
export function alertHref(draft: Partial<AlertDraft>): string {
  const params = writeAlertDraft(draft).toString()
  return params === '' ? '/alerts?new' : `/alerts?new&${params}`
}
