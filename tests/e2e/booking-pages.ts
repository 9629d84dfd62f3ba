/** Pages shaped like the airlines', with nothing of theirs on them but the names of form fields. */
const page = (
  body: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A booking page</title><style>
  body { margin: 0; background: #eef0f2; color: #1d2733; font: 16px/1.5 system-ui, sans-serif; }
  header { padding: 18px 48px; background: #3a4654; color: #fff; font-weight: 600; }
  main { padding: 28px 48px; max-width: 820px; }
  h1 { margin: 0 0 4px; font-size: 26px; }
  p { margin: 0 0 20px; color: #55606c; }
  li { display: flex; justify-content: space-between; margin-bottom: 12px; padding: 18px 22px; border-radius: 10px; background: #fff; }
  ol { margin: 0; padding: 0; list-style: none; }
  @media (prefers-color-scheme: dark) {
    body { background: #20262d; color: #e8ebee; } p { color: #aab3bc; } li { background: #2c343d; }
  }
</style><body>${body}</body></html>`

const flights = page(`<header>Example booking page</header>
  <main><h1>Choose a flight</h1><p>Made up for this picture: it stands in for the airline’s own page.</p>
  <ol><li><span>09:10 to 15:35</span><span>Select</span></li><li><span>11:40 to 18:00</span><span>Select</span></li>
  <li><span>15:25 to 21:50</span><span>Select</span></li><li><span>20:15 to 02:40</span><span>Select</span></li></ol></main>`)

export const bookingPages = {
  rewardFinder:
    'https://flightrewardfinder.qantas.com/?pg=1&o=SYD&d=SIN&dr=2026-12-01I2026-12-04&c=Business&p=1&st=direct',
  qantasForm: 'https://book.qantas.com/qf-booking/dyn/air/tripflow.redirect',
  virgin:
    'https://book.virginaustralia.com/dx/VADX/#/flight-selection?journeyType=one-way&awardBooking=true&class=First&ADT=1&CHD=0&INF=0&origin=MEL&destination=DPS&date=12-10-2026',
  virginHome: 'https://book.virginaustralia.com/dx/VADX/#/home',
} as const

/** The page that such a host returns. */
export function bookingPageAt(address: string): string {
  if (!address.startsWith('https://book.qantas.com/')) return flights
  return page(`<form><input name="depAirports" value="SYD"><input name="destAirports" value="LAX">
    <input name="travelDates" value="202612150000"><input name="numberOfAdults" value="1">
    <input name="travelClass" value="ECO"><input name="cardNumber" value="4111111111111111"></form>`)
}
