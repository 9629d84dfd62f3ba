import { z } from 'zod'
import { findSiteOrigin, isLoopback } from './site-origin.ts'

/** Where else the product speaks: the three kinds of place the footer leads to. */
export type SocialLink = { kind: keyof typeof places; label: string; href: string }

const places = {
  video: { label: 'Videos', variable: 'SOCIAL_VIDEO_URL' },
  'social network': { label: 'Social', variable: 'SOCIAL_NETWORK_URL' },
  'photo network': { label: 'Photos', variable: 'SOCIAL_PHOTO_URL' },
} as const

const Address = z.url({ protocol: /^https$/ })

/** The links of this build. */
export const socialLinks = JSON.parse(process.env.SOCIAL_LINKS ?? '[]') as SocialLink[]

/**
 * The links from the environment of a build, which next.config.ts writes into the code as SOCIAL_LINKS. `none` leaves one out. A site of
 * one's own, which is not published, shows addresses that lead nowhere, so that the footer can be looked at.
 * @throws Error when a site is published without saying anything about one of them, or with something else than that.
 */
export function findSocialLinks(): SocialLink[] {
  return Object.entries(places).flatMap(([kind, { label, variable }]) => {
    const given = process.env[variable]?.trim() || unpublished(kind)
    if (given === 'none') return []
    const href = Address.safeParse(given)
    if (!href.success) throw new Error(`${variable} must be an https address, or "none" to leave its link out.`)
    return [{ kind: kind as SocialLink['kind'], label, href: href.data }]
  })
}

function unpublished(kind: string): string | undefined {
  const origin = findSiteOrigin()
  if (origin !== undefined && !isLoopback(new URL(origin).host)) return undefined
  return `https://${kind.replace(' ', '-')}.example/pointsward`
}
