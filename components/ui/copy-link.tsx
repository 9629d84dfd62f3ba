'use client'

import { Check, Link2 } from 'lucide-react'
import { Button } from './button.tsx'
import { useClipboard } from './use-clipboard.ts'

const words = { idle: 'Copy link', copied: 'Copied', failed: 'Copy it from the address bar' } as const

type CopyLinkProps = {
  /** The address to copy; null for that of the page, which contains the whole search. */
  address?: string | null
  /** True if phones only have room for the icon. */
  isTight?: boolean
}

/** A button that copies an address of this site. */
export function CopyLink({ address = null, isTight = false }: CopyLinkProps) {
  const { state, copy } = useClipboard()
  const Icon = state === 'copied' ? Check : Link2
  return (
    <Button
      onClick={() => void copy(new URL(address ?? location.href, location.href).href)}
      className={`shrink-0 ${isTight ? 'max-sm:w-11 max-sm:px-0' : ''}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite" className={isTight ? 'max-sm:sr-only' : ''}>
        {words[state]}
      </span>
    </Button>
  )
}
