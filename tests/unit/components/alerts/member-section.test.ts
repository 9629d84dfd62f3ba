import { expect, it } from 'vitest'
import { memberView } from '../../../../components/alerts/member-section.tsx'
import { initialState } from '../../../../lib/accounts/client/state.ts'

const guest = { ...initialState, known: true }
const view = (query: string) => memberView(guest, new URLSearchParams(query), null).view

it('asks a visitor with an emailed link to an alert to log in, rather than for a new alert', () => {
  expect(view('edit=02-a2fc32d670e143dd84cb')).toBe('log-in')
})

it('gives other visitors the form of a new alert', () => {
  expect([view(''), view('new'), view('from=SYD&to=HND')]).toEqual(['new', 'new', 'new'])
})

it('waits until the account is known', () => {
  expect(memberView(initialState, new URLSearchParams('edit=02'), undefined).view).toBe('wait')
})
