import type { Program } from '../../core/program.ts'

/** The pages the extension runs on; a test holds them against its manifest. */
export const extensionHosts: Record<Program, readonly { address: string; when: string }[]> = {
  qantas: [
    { address: 'flightrewardfinder.qantas.com', when: 'the Flight Reward Finder, once it shows a route and days.' },
    { address: 'www.qantas.com/…/book/', when: 'the search page, when it names a route and a day.' },
    { address: 'book.qantas.com', when: 'the booking pages, while their search form is on the page.' },
  ],
  velocity: [{ address: 'book.virginaustralia.com/dx/', when: 'the choice of flights and the calendar of a month.' }],
}
