import type { SocialLink } from '@/lib/pages/social.ts'
import { PlainIcon, type PlainIconName } from '../ui/plain-icon.tsx'

const icons = {
  video: 'play',
  'social network': 'messages',
  'photo network': 'camera',
} as const satisfies Record<SocialLink['kind'], PlainIconName>

/** Where else the product speaks; only what has an address. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const shown = links.filter(({ href }) => href !== null)
  if (shown.length === 0) return null
  return (
    <ul className="flex gap-1">
      {shown.map(({ kind, label, href }) => (
        <li key={kind}>
          <a
            href={href ?? undefined}
            rel="me noopener"
            className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-14 text-muted hover:text-ink"
          >
            <PlainIcon name={icons[kind]} className="size-4" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
