import type { PagePath } from './pages.ts'

/** An old or short address and where it leads now. An absolute target leaves the site. */
export type Redirect = {
  from: `/${string}`
  to: PagePath | `https://${string}`
  /** For good: browsers and search engines remember it. */
  permanent: boolean
}

/** Every redirect of the site, in one place; next.config.ts hands them to the server. */
export const redirects: readonly Redirect[] = [
  // A path cut short in the address bar leads to what people look for under it.
  { from: '/qantas', to: '/qantas/reward-seat-finder', permanent: false },
  { from: '/virgin-australia', to: '/virgin-australia/reward-seat-finder', permanent: false },
  { from: '/velocity', to: '/virgin-australia/reward-seat-finder', permanent: false },
  { from: '/plans', to: '/pricing', permanent: true },
  { from: '/account', to: '/dashboard/account', permanent: false },
  // Password managers ask here where a password is changed.
  { from: '/.well-known/change-password', to: '/dashboard/account', permanent: false },
  // The programs themselves, for mails that must not name an airline's address which may change.
  { from: '/go/qantas', to: 'https://www.qantas.com/', permanent: false },
  { from: '/go/virgin-australia', to: 'https://www.virginaustralia.com/', permanent: false },
]
