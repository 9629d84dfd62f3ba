/** The parts of the operators' room, in the order of a morning's round. */
export const adminSections = [
  { path: '/admin/dashboard', title: 'Overview', summary: 'Members, sign-ups and payments, and what waits for you.' },
  {
    path: '/admin/dashboard/figures',
    title: 'Figures',
    summary: 'Revenue, churn, the way from sign-up to payment, and what messages cost.',
  },
  { path: '/admin/dashboard/inbox', title: 'Inbox', summary: 'Booking requests and messages, with notes.' },
  {
    path: '/admin/dashboard/chat',
    title: 'Chat',
    summary: 'While this page is open, visitors see that somebody is there.',
  },
  { path: '/admin/dashboard/moderation', title: 'Moderation', summary: 'Reviews, bid reports and leaderboard names.' },
  { path: '/admin/dashboard/seats', title: 'Seats and runs', summary: 'How fresh seats are, what ran, what is next.' },
  { path: '/admin/dashboard/letters', title: 'Dead letters', summary: 'Messages that could not be sent.' },
  { path: '/admin/dashboard/members', title: 'Members', summary: 'Look somebody up, and help them.' },
  { path: '/admin/dashboard/wine', title: 'Wine offers', summary: 'What the tracker shows.' },
  { path: '/admin/dashboard/incidents', title: 'Incidents', summary: 'What the status page tells.' },
  { path: '/admin/dashboard/switches', title: 'Switches', summary: 'What is on, while the site runs.' },
  { path: '/admin/dashboard/audit', title: 'Audit log', summary: 'Who did what, and when.' },
] as const
export type AdminPath = (typeof adminSections)[number]['path']

export function sectionAt(path: AdminPath) {
  const section = adminSections.find((one) => one.path === path)
  if (!section) throw new RangeError(`${path} is no section`)
  return section
}
