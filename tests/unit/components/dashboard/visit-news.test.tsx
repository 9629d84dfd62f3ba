import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ClosedLines } from '../../../../components/dashboard/visit-news.tsx'
import { goneSeats } from '../../../../lib/alerts/sent-keys.ts'
import { changesSince } from '../../../../lib/alerts/since-visit.ts'
import { foundWith } from '../../lib/alerts/found.ts'

const at = '2026-11-22T04:00:00.000Z'

/** The text of the line for an opening that went because this flight did. */
function lineOf(lost = foundWith()): string {
  const head = { at, alert: 'users/ann/alerts/00', name: null, sendsAt: at, messages: [] }
  const entry = { kind: 'gone' as const, ...head, seats: [goneSeats(foundWith(), at, lost)], more: 0 }
  const { closed } = changesSince([entry], '2026-11-19T00:00:00.000Z', '2026-11-24')
  return renderToStaticMarkup(<ClosedLines closed={closed} />)
}

it('names the flight that closed, and the one it was found with', () => {
  const home = lineOf({ ...foundWith(), from: 'SIN', to: 'SYD', date: '2027-04-08' })
  expect(home).toMatch(/SIN.*SYD.*8 Apr.*Found with SYD to SIN, Tue 30 Mar/)
  expect(home).toContain('from=SIN&amp;to=SYD')
  expect(lineOf()).not.toContain('Found with')
})
