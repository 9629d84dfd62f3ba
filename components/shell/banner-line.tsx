'use client'

import { Info, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import type { Switches } from '@/lib/shell/switches/switches.ts'
import { IconButton } from '../ui/button.tsx'

/** A message from the team to everyone, shown until the visitor closes it. */
export function BannerLine({ banner }: { banner: NonNullable<Switches['banner']> }) {
  const [closed, setClosed] = useState<string | null>(null)
  if (banner.text === closed) return null
  const Icon = banner.tone === 'warn' ? TriangleAlert : Info
  return (
    <aside aria-label="From the team" className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-card">
      <div className="page-width flex items-center gap-3 py-2 text-14">
        <Icon
          aria-hidden="true"
          className={`size-4 shrink-0 ${banner.tone === 'warn' ? 'text-warn' : 'text-accent'}`}
        />
        <p role="status" className="min-w-0 flex-1 wrap-anywhere">
          {banner.text}
        </p>
        <IconButton label="Dismiss message" onClick={() => setClosed(banner.text)}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </aside>
  )
}
