import type { PagePath } from './pages.ts'

/** A redirect from an old or short address. An absolute target leaves the site. */
export type Redirect = {
  from: `/${string}`
  to: PagePath | `https://${string}`
  /** Permanent redirects are remembered by browsers and search engines. */
  permanent: boolean
}

/** Every redirect of the site; next.config.ts passes them to the server. */
export const redirects: readonly Redirect[] = [
  // A path shortened in the address bar leads to the page people most likely want.
  { from: '/qantas', to: '/qantas/reward-seat-finder', permanent: false },
  { from: '/virgin-australia', to: '/virgin-australia/reward-seat-finder', permanent: false },
  { from: '/velocity/reward-seat-finder', to: '/virgin-australia/reward-seat-finder', permanent: false },
  { from: '/velocity', to: '/virgin-australia/reward-seat-finder', permanent: false },
  { from: '/plans', to: '/pricing', permanent: true },
  { from: '/account', to: '/dashboard/account', permanent: false },
  // Password managers use this address to find where to change a password.
  { from: '/.well-known/change-password', to: '/dashboard/account', permanent: false },
  // The programs' own sites, for emails, which must not contain an airline address that may change.
  { from: '/go/qantas', to: 'https://www.qantas.com/', permanent: false },
  { from: '/go/virgin-australia', to: 'https://www.virginaustralia.com/', permanent: false },
]
