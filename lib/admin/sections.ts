/** The operators' pages, in the order an operator works through them each morning. */
export const adminSections = [
  { path: '/admin/dashboard', title: 'Overview', summary: 'Members, sign-ups, payments and your to-do list.' },
  {
    path: '/admin/dashboard/figures',
    title: 'Figures',
    summary: 'Revenue, churn, sign-up to payment, and the cost of messages.',
  },
  { path: '/admin/dashboard/inbox', title: 'Inbox', summary: 'Booking requests and messages, with notes.' },
  {
    path: '/admin/dashboard/chat',
    title: 'Chat',
    summary: 'While this page is open, visitors see you’re online.',
  },
  { path: '/admin/dashboard/moderation', title: 'Moderation', summary: 'Reviews, bid reports and leaderboard names.' },
  {
    path: '/admin/dashboard/seats',
    title: 'Seats and runs',
    summary: 'How fresh the seats are, what ran and what’s next.',
  },
  { path: '/admin/dashboard/letters', title: 'Failed messages', summary: 'Messages we couldn’t send.' },
  { path: '/admin/dashboard/members', title: 'Members', summary: 'Find a member and help them.' },
  { path: '/admin/dashboard/wine', title: 'Wine offers', summary: 'Offers in the wine tracker.' },
  { path: '/admin/dashboard/incidents', title: 'Incidents', summary: 'What the status page shows.' },
  { path: '/admin/dashboard/switches', title: 'Switches', summary: 'Turn features on and off.' },
  { path: '/admin/dashboard/audit', title: 'Audit log', summary: 'Who did what, and when.' },
] as const
export type AdminPath = (typeof adminSections)[number]['path']

export function sectionAt(path: AdminPath) {
  const section = adminSections.find((one) => one.path === path)
  if (!section) throw new RangeError(`${path} is no section`)
  return section
}
