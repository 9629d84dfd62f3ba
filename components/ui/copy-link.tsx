'use client'

import { Check, Link2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

const words = { idle: 'Copy link', copied: 'Copied', failed: 'Copy it from the address bar' } as const

type CopyLinkProps = {
  /** The address to copy; null for that of the page, which contains the whole search. */
  address?: string | null
  /** True if phones only have room for the icon. */
  isTight?: boolean
}

/** A button that copies an address of this site. */
export function CopyLink({ address = null, isTight = false }: CopyLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2500)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(): Promise<void> {
    // The clipboard needs a secure context and may be refused; the address bar still has the link then.
    const copied = await navigator.clipboard
      ?.writeText(address === null ? location.href : new URL(address, location.href).href)
      .then(
        () => true,
        () => false,
      )
    setState(copied ? 'copied' : 'failed')
  }

  const Icon = state === 'copied' ? Check : Link2
  return (
    <Button onClick={copy} className={`shrink-0 ${isTight ? 'max-sm:w-11 max-sm:px-0' : ''}`}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite" className={isTight ? 'max-sm:sr-only' : ''}>
        {words[state]}
      </span>
    </Button>
  )
}
