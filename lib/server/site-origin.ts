import { z } from 'zod'
import type { Env } from './env.ts'

const Origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)

/**
 * Returns the address the site is published at, from SITE_URL; undefined if that isn't set, as on a developer's
 * machine. Also read during the build, so it doesn't parse the server's whole environment.
 * @throws ZodError when it is set to something that is not an address.
 */
export function findSiteOrigin(): string | undefined {
  return Origin.optional().parse(process.env.SITE_URL?.trim() || undefined)
}

/**
 * The same for a build, whose pages permanently contain their own address and those of their image and of the search.
 * @throws Error when it is not set: pages without addresses would be published and no one would notice.
 */
export function requireSiteOrigin(): string {
  const origin = findSiteOrigin()
  if (origin) return origin
  throw new Error(
    'SITE_URL is missing: set it to where visitors will find this site, such as https://pointsward.example. Every page of a build names it. For this machine alone, npm run local sets it.',
  )
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** Whether the host is this machine, for which plain HTTP is good enough. */
export function isLoopback(host: string | null): boolean {
  return host !== null && loopback.test(host)
}

/**
 * Returns the address to use in what is written for others: the published one. If none is set, only a host that is this
 * machine is trusted: any other is whatever the caller sent, and a cache would hand it on to everyone.
 */
export function getOrigin(request: { get(name: string): string | null }): string {
  const host = request.get('host')
  return findSiteOrigin() ?? `http://${host !== null && isLoopback(host) ? host : 'localhost'}`
}

/** Returns the site's address for links in messages. */
export const getSiteUrl = ({ SITE_URL }: Env) => SITE_URL ?? 'http://localhost:3000'

/** A response for machines, written with the address the site is published at. */
export function machineResponse(request: Request, write: (origin: string) => string, type = 'application/xml') {
  const headers = { 'cache-control': 'public, max-age=300, s-maxage=3600', 'content-type': `${type}; charset=utf-8` }
  return new Response(write(getOrigin(request.headers)), { headers })
}
