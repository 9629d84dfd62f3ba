import type { PageRecord } from './page.ts'

const amenity = {
  group: 'Seats and flights',
  menu: null,
  index: true,
  priority: 0.5,
  related: ['/qantas/amenities-checker', '/seatmaps'],
} as const
const flightTool = { group: 'Seats and flights', menu: 'Tools', index: true } as const

/** Pages about seat maps, amenities and flight loads. */
export const flightPages = [
  {
    ...flightTool,
    path: '/seatmaps',
    title: 'Seat maps by route and aircraft',
    link: 'Seat Maps By Route',
    summary: 'See which aircraft flies your route, a map of every cabin, and which seats to choose or avoid.',
    priority: 0.8,
    related: ['/seat-alerts', '/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder'],
    exampleSlug: 'sydney-to-los-angeles',
  },
  {
    ...flightTool,
    path: '/flight-seat-availability-checker',
    title: 'Seats left on a flight',
    link: 'Seat Maps',
    summary: 'See the free and taken seats on your flight, find seats together, and get an alert for the one you want.',
    priority: 0.8,
    related: ['/seat-alerts', '/seatmaps', '/flight-load-checker', '/qantas/amenities-checker'],
  },
  {
    ...flightTool,
    path: '/flight-load-checker',
    title: 'Flight load checker',
    link: 'Flight Loads',
    summary:
      'See how full each cabin of your flight is, how that’s changing, and your chances of an upgrade or a reward seat.',
    priority: 0.8,
    related: ['/flight-seat-availability-checker', '/seatmaps', '/qantas/reward-seat-finder'],
  },
  {
    ...flightTool,
    path: '/qantas/amenities-checker',
    title: 'Qantas amenities checker',
    summary: 'Check Wi-Fi, power, screens, seat pitch and food by flight number, route or aircraft.',
    priority: 0.7,
    related: ['/seatmaps', '/flight-seat-availability-checker'],
  },
  {
    ...amenity,
    path: '/qantas/amenities-checker/food',
    title: 'Food on Qantas flights',
    summary: 'What you’ll be served on Qantas, Jetstar and Virgin Australia, by cabin and length of flight.',
  },
  {
    ...amenity,
    path: '/qantas/amenities-checker/wifi',
    title: 'Wi-Fi on Qantas flights',
    summary: 'Which Qantas aircraft have Wi-Fi, where it’s free, and how Virgin Australia and the partners compare.',
  },
  {
    ...amenity,
    path: '/qantas/amenities-checker/seat-pitch',
    title: 'Seat pitch on Qantas flights',
    summary: 'Seat pitch and width by aircraft and cabin, on Qantas, Virgin Australia and the partners.',
  },
  {
    ...amenity,
    path: '/qantas/amenities-checker/usb-charging',
    title: 'USB charging on Qantas flights',
    summary: 'Which seats on each Qantas aircraft have USB or mains power, and how other airlines compare.',
  },
  {
    ...amenity,
    path: '/qantas/amenities-checker/inflight-entertainment',
    title: 'Entertainment on Qantas flights',
    summary: 'Which Qantas aircraft have a screen at your seat and which stream to your own device.',
  },
] as const satisfies readonly PageRecord[]
