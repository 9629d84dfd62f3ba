/** Pages shaped like the airlines' own, with nothing of theirs on them but the names of form fields. */
const page = (body: string) => `<!doctype html><html lang="en"><title>A booking page</title><body>${body}</body></html>`

export const bookingPages = {
  rewardFinder:
    'https://flightrewardfinder.qantas.com/?pg=1&o=SYD&d=SIN&dr=2026-12-07I2026-12-10&c=Business&p=1&st=direct',
  qantasForm: 'https://book.qantas.com/qf-booking/dyn/air/tripflow.redirect',
  virgin:
    'https://book.virginaustralia.com/dx/VADX/#/flight-selection?journeyType=one-way&awardBooking=true&class=First&ADT=1&CHD=0&INF=0&origin=MEL&destination=DPS&date=12-10-2026',
  virginHome: 'https://book.virginaustralia.com/dx/VADX/#/home',
} as const

/** What such a host answers. */
export function bookingPageAt(address: string): string {
  if (!address.startsWith('https://book.qantas.com/')) return page('<main><h1>Choose a flight</h1></main>')
  return page(`<form><input name="depAirports" value="SYD"><input name="destAirports" value="LAX">
    <input name="travelDates" value="202612150000"><input name="numberOfAdults" value="1">
    <input name="cardNumber" value="4111111111111111"></form>`)
}
