import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TripTicket } from '../../../../components/dashboard/trip-ticket.tsx'
import { AccountProvider } from '../../../../lib/accounts/client/account-provider.tsx'
import type { FoundSeats } from '../../../../lib/alerts/alert.ts'
import { emptyDraft } from '../../../../lib/alerts/compose/alert-draft.ts'
import { fitsNowAddress } from '../../../../lib/alerts/compose/fits-now.ts'
import type { Row } from '../../../../lib/availability/search-contract.ts'
import { foundWith } from '../../lib/alerts/found.ts'

const back = { from: 'SIN', to: 'SYD', date: '2027-04-13', direct: true }
const other = { ...back, seats: 2, points: 82_000, charges: 24_310, kind: 'return' as const }
const found = foundWith({ other })

type Seen = Partial<Row> & {
  from: string
  to: string
  date: string
  departs: string
  arrives: string
  flights: string[]
}

/** The text of a ticket for whose flights the search has these answers. */
function show(seen: Seen[] = [], home = other, out: Partial<FoundSeats> = {}): string {
  const client = new QueryClient()
  for (const row of seen) {
    const { from, to, date } = row
    const address = fitsNowAddress(
      {
        ...emptyDraft,
        from: [from],
        to: [to],
        dates: { start: date, end: date },
        direct: true,
      },
      'guest',
    )
    const rows = [{ ...found, ...row, minutes: 480 }]
    client.setQueryData(['fits-now', address, 'guest'], { rows, days: [] })
  }
  const ticket = {
    key: 'k',
    found: { ...found, other: home, ...out },
    alerts: [{ path: 'users/ann/alerts/00', name: 'Asia' }],
    at: found.seenAt,
    gone: false,
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AccountProvider>
        <TripTicket ticket={ticket} home={null} />
      </AccountProvider>
    </QueryClientProvider>,
  ).replaceAll(/<[^>]+>/g, ' ')
}

it('shows the times and flights of both ways, as people say them', () => {
  const out = {
    from: 'SYD',
    to: 'SIN',
    date: found.date,
    departs: '2027-03-30T11:15',
    arrives: '2027-03-30T16:15',
    flights: ['QF81'],
  }
  const home = { ...back, departs: '2027-04-13T20:20', arrives: '2027-04-14T07:00', flights: ['QF82'] }
  expect(show([out, home])).toMatch(/11:15 am.*QF81.*4:15 pm.*8:20 pm.*QF82.*7:00 am \+1/)
})

it('says how many seats there are each way', () => {
  expect(show()).toContain('2 seats each way')
  expect(show([], { ...other, seats: 9 })).toContain('2 seats out, 9+ back')
})

it('shows what the alert found where no search has the flights', () => {
  expect(show()).toMatch(/Asia.*Non-stop.*Qantas.*Back.*Non-stop/)
})

it('gives the estimate that search results and messages give where the source named no charges', () => {
  const leg = { date: found.date, departs: '2027-03-30T11:15', arrives: '2027-03-30T16:15', flights: ['QF81'] }
  const charges = { minor: 39_500, currency: 'AUD', estimatedFrom: '2026-09' }
  expect(show([{ ...leg, from: 'SYD', to: 'SIN', charges }], other, { charges: null, other: null })).toContain(
    '+ est. $395',
  )
})
