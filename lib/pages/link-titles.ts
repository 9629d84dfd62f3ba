/** Where a link is called something else than the page it leads to. The specification names these. */
const linkTitles: Record<string, string> = {
  '/seatmaps': 'Seat Maps By Route',
  '/amex': 'AMEX Australia',
  '/flight-load-checker': 'Flight Loads',
  '/flight-seat-availability-checker': 'Seat Maps',
  '/privacy-policy': 'Privacy Policy + T&Cs',
}

/** What links in the header, the footer and the palette call a page. */
export function linkTitle({ path, title }: { path: string; title: string }): string {
  return linkTitles[path] ?? title
}
