import { z } from 'zod'

const Origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)

/**
 * The address the site is published at, from SITE_URL; undefined where it isn't set, as on a machine of one's own.
 * Also read while building, so it doesn't go through the server's whole environment.
 * @throws ZodError when it is set to something that is no address.
 */
export function findSiteOrigin(): string | undefined {
  return Origin.optional().parse(process.env.SITE_URL?.trim() || undefined)
}

/**
 * The same, for a build: its pages name their own address, that of their picture and of the search for good.
 * @throws Error when it is not set: pages without them would go out, and nobody would see it.
 */
export function requireSiteOrigin(): string {
  const origin = findSiteOrigin()
  if (origin) return origin
  throw new Error(
    'SITE_URL is missing: set it to where visitors will find this site, such as https://pointsward.example. Every page of a build names it. For this machine alone, npm run local sets it.',
  )
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** Whether a browser on this very machine asked, which plain HTTP is good enough for. */
export function isLoopback(host: string | null): boolean {
  return host !== null && loopback.test(host)
}

/**
 * The address to name in what is written for others: the published one. Without it only a host that is this machine is
 * believed: any other is whatever the caller wrote, and a cache would hand it on to everybody.
 */
export function getOrigin(request: { get(name: string): string | null }): string {
  const host = request.get('host')
  return findSiteOrigin() ?? `http://${host !== null && isLoopback(host) ? host : 'localhost'}`
}
