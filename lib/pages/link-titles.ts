/** Link titles that differ from the page's title, because the specification names them or the title is too long. */
const linkTitles: Record<string, string> = {
  '/seatmaps': 'Seat Maps By Route',
  '/amex': 'AMEX Australia',
  '/flight-load-checker': 'Flight Loads',
  '/flight-seat-availability-checker': 'Seat Maps',
  '/privacy-policy': 'Privacy Policy + T&Cs',
  '/faq': 'FAQ',
  '/about': 'About',
  '/reviews': 'Reviews',
  '/alternatives': 'Alternatives',
  '/top-reasons/qantas-reward-seats': 'Why reward seats',
  '/qantas/extension': 'Qantas extension',
  '/virgin-australia/extension': 'Virgin Australia extension',
}

/** The title of links to a page in the header, the footer and the palette. */
export function linkTitle({ path, title }: { path: string; title: string }): string {
  return linkTitles[path] ?? title
}
