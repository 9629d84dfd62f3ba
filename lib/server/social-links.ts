import { z } from 'zod'
import { findSiteOrigin, isLoopback } from './site-origin.ts'

/** The product's presence elsewhere: the three kinds of place the footer links to. */
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
 * Reads the links from the environment of a build; next.config.ts writes them into the code as SOCIAL_LINKS. `none`
 * leaves one out. An unpublished site gets addresses that lead nowhere, so that the footer can be looked at.
 * @throws Error when a published site leaves one of them unset, or sets it to anything but an https address or `none`.
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
