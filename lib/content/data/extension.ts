import type { Program } from '../../core/program.ts'

/** The pages the extension runs on. A test compares them with its manifest. */
export const extensionHosts: Record<Program, readonly { address: string; when: string }[]> = {
  qantas: [
    {
      address: 'flightrewardfinder.qantas.com',
      when: 'the Flight Reward Finder, once you’ve chosen a route and dates.',
    },
    { address: 'www.qantas.com/…/book/', when: 'the search page, once you’ve chosen a route and a date.' },
    { address: 'book.qantas.com', when: 'the booking pages, while the search form is on screen.' },
  ],
  velocity: [{ address: 'book.virginaustralia.com/dx/', when: 'the flight list and the monthly calendar.' }],
}
