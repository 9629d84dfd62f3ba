/**
 * Where else the product speaks. No address is known for any of them, and none is made up: null shows no link. With one
 * written here the footer has its link, on every page.
 */
export type SocialLink = {
  kind: 'video' | 'social network' | 'photo network'
  label: string
  href: `https://${string}` | null
}

export const socialLinks: readonly SocialLink[] = [
  { kind: 'video', label: 'Videos', href: null },
  { kind: 'social network', label: 'Social', href: null },
  { kind: 'photo network', label: 'Photos', href: null },
]
