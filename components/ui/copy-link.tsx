'use client'

import { Link2 } from 'lucide-react'
import { CopyButton } from './copy-button.tsx'

type CopyLinkProps = {
  /** The address to copy; null for that of the page, which contains the whole search. */
  address?: string | null
  /** True if phones only have room for the icon. */
  isTight?: boolean
}

/** A button that copies an address of this site. */
export function CopyLink({ address = null, isTight }: CopyLinkProps) {
  return (
    <CopyButton
      text={() => new URL(address ?? location.href, location.href).href}
      label="Copy link"
      refused="Copy it from the address bar"
      icon={Link2}
      isTight={isTight}
    />
  )
}
