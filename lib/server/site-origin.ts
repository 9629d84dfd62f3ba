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

/** The address to name in what is written for others: the published one, else the one this request came to. */
export function originOf(request: { get(name: string): string | null }): string {
  const host = request.get('x-forwarded-host') ?? request.get('host') ?? 'localhost'
  const scheme = request.get('x-forwarded-proto') ?? 'http'
  return findSiteOrigin() ?? `${scheme}://${host}`
}
