import { site } from '../core/site.ts'
import { referrerLimit, SignUp } from './sign-up.ts'

const known = ['google', 'bing', 'facebook', 'reddit'] as const

/**
 * Returns where a visitor came from, as sign-up records it: `direct`, a known site's name, the product's own name for
 * one of our pages, or the referring URL itself, cut to the length limit.
 * @param referrer the page's `document.referrer`
 * @param ownHost host of this site, such as `example.com` or `localhost:3000`
 */
export function classifyReferrer(referrer: string, ownHost: string): string {
  if (referrer === '') return 'direct'
  const host = parseUrl(referrer)
  if (host === null) return referrer.slice(0, referrerLimit)
  const product = site.name.toLowerCase()
  // Compare whole labels only: news.google.com.au is Google, google-reviews.example is not.
  const labels = host.hostname.split('.')
  if (host.host === ownHost || labels.includes(product)) return product
  return known.find((name) => labels.includes(name)) ?? referrer.slice(0, referrerLimit)
}

function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}

/** Builds the body of `createNewUser` for a sign-up on this page. @throws ZodError for an invalid name */
export function signUpBody(userId: string, name: string, email: string): SignUp {
  return SignUp.parse({
    userInfo: { name, email },
    userId,
    metadata: { referrer: classifyReferrer(document.referrer, location.host) },
  })
}
