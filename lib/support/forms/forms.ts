import { cabinNames, cabins } from '../../core/cabin.ts'
import { capitalise } from '../../core/capitalise.ts'
import { programs } from '../../core/program.ts'
import { programFacts } from '../../programs/program-facts.ts'
import type { FormField, FormKind } from './form-model.ts'

const name = {
  name: 'name',
  label: 'Your name',
  kind: 'line',
  required: true,
  maxLength: 100,
  autoComplete: 'name',
} as const
const email = {
  name: 'email',
  label: 'Email address',
  kind: 'email',
  required: true,
  maxLength: 200,
  hint: 'We’ll only use this to reply.',
  autoComplete: 'email',
} as const

const pointsOptions = [
  ...programs.map((value) => ({ value, label: programFacts[value].points })),
  { value: 'both', label: 'Both' },
  { value: 'other', label: 'Others, or card points' },
] as const

const cabinOptions = cabins.map((value) => ({ value, label: capitalise(cabinNames[value]) }))

const topics = [
  { value: 'question', label: 'A question' },
  { value: 'figure', label: 'A wrong or old figure' },
  { value: 'account', label: 'My account or a payment' },
  { value: 'fault', label: 'Something that’s broken' },
  { value: 'other', label: 'Something else' },
] as const

const stars = [5, 4, 3, 2, 1].map((count) => ({
  value: String(count),
  label: count === 1 ? '1 star' : `${count} stars`,
}))

/** The fields of each form, in order. The page renders them, and the browser and server validate with them. */
export const forms: Record<FormKind, readonly FormField[]> = {
  contact: [
    name,
    email,
    { name: 'topic', label: 'What is it about?', kind: 'choice', required: true, maxLength: 20, options: topics },
    { name: 'message', label: 'Message', kind: 'text', required: true, maxLength: 5_000 },
  ],
  booking: [
    name,
    email,
    { name: 'from', label: 'From', kind: 'line', required: true, maxLength: 100, hint: 'A city, or several.' },
    { name: 'to', label: 'To', kind: 'line', required: true, maxLength: 100, hint: 'A city, a country, or ideas.' },
    { name: 'earliest', label: 'Earliest departure', kind: 'date', required: true, maxLength: 10 },
    {
      name: 'latest',
      label: 'Latest return',
      kind: 'date',
      required: false,
      maxLength: 10,
      hint: 'Leave blank for one way.',
    },
    { name: 'travellers', label: 'Travellers', kind: 'number', required: true, maxLength: 2, from: 1, to: 9 },
    { name: 'cabin', label: 'Cabin', kind: 'choice', required: true, maxLength: 1, options: cabinOptions },
    { name: 'program', label: 'Points in', kind: 'choice', required: true, maxLength: 10, options: pointsOptions },
    {
      name: 'points',
      label: 'How many points',
      kind: 'number',
      required: false,
      maxLength: 9,
      from: 0,
      to: 100_000_000,
    },
    {
      name: 'message',
      label: 'Anything else',
      kind: 'text',
      required: false,
      maxLength: 5_000,
      hint: 'Your status tier, fixed dates, airlines you like.',
    },
  ],
  review: [
    { ...name, label: 'Name to show', hint: 'Your first name is fine.', maxLength: 60 },
    { name: 'stars', label: 'Stars', kind: 'choice', required: true, maxLength: 1, options: stars },
    { name: 'message', label: 'Your review', kind: 'text', required: true, maxLength: 2_000 },
  ],
}
