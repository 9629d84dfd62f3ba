import type { Live } from '@/lib/accounts/client/state.ts'
import { TextLink } from '../ui/text-link.tsx'

type AllAlertsProps = { items: Live<readonly unknown[]>; href: string; label: string }

/** How many there are, and the way to the page where they are changed. */
export function AllAlerts({ items, href, label }: AllAlertsProps) {
  return (
    <span className="flex items-center gap-3 text-14">
      {items && items.length > 0 ? <span className="text-muted tabular-nums">{items.length}</span> : null}
      <TextLink href={href}>{label}</TextLink>
    </span>
  )
}
