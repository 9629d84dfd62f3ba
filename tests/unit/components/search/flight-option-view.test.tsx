import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FlightOptionView } from '../../../../components/search/flight-option-view.tsx'
import type { FlightOption } from '../../../../lib/availability/options.ts'

const option: FlightOption = {
  ...{ cabin: 'J', seats: 2, points: 68_400, charges: null, carriers: ['QF'], direct: false, sectors: null },
  ...{ source: { kind: 'file', name: 'a.csv' }, seenAt: '2026-11-20T01:00:00.000Z', missed: false, fare: 'reward' },
}
const draw = (mixedPct?: number, change: Partial<FlightOption> = {}, seats = 1) =>
  renderToStaticMarkup(
    <FlightOptionView
      option={{ ...option, ...(mixedPct === undefined ? {} : { mixedPct }), ...change }}
      date="2026-12-08"
      seats={seats}
      maxSeats={4}
    />,
  )

it('says how much of the way is in a lower cabin, and nothing if none is or it is unknown', () => {
  expect(draw(40)).toContain(
    '2 seats · 68,400 points · taxes shown at booking · 40% of the way in a lower cabin · seen',
  )
  expect(draw(23.6)).toContain('24% of the way')
  expect(draw(0.3)).toContain('1% of the way')
  for (const none of [draw(0), draw()]) expect(none).not.toContain('lower cabin')
})

it('says that points and taxes are each person’s for a party, and counts seats no further than the plan', () => {
  const taxed: Partial<FlightOption> = { seats: 4, charges: { minor: 28_865, currency: 'AUD' } }
  expect(draw(undefined, taxed, 3)).toContain('4+ seats · 68,400 points each · $288.65 taxes each · seen')
  expect(draw(undefined, taxed)).toContain('4+ seats · 68,400 points · $288.65 taxes · seen')
})
