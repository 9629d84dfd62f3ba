'use client'

import { useSyncExternalStore } from 'react'
import { frameCode, pictureCode } from '@/lib/content/embed/embed-code.ts'
import { CopyButton } from '../../ui/copy-button.tsx'

const never = () => () => {}

/** Code to embed a card or a picture. Its address uses this site's origin, which a prerendered page can't know. */
export function EmbedCode({ slug, title }: { slug: string; title: string }) {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  const codes = [
    { label: 'card', code: frameCode({ slug, title, origin }) },
    { label: 'picture', code: pictureCode({ slug, title, origin }) },
  ]
  return (
    <ul className="max-w-3xl space-y-3">
      {codes.map(({ label, code }) => (
        <li key={label} className="flex flex-wrap items-start gap-3">
          <code className="min-w-0 flex-1 basis-72 rounded-md bg-seats-0 px-3 py-2 font-mono text-12 wrap-anywhere">
            {code}
          </code>
          <CopyButton text={() => code} label={`Copy ${label}`} icon={null} />
        </li>
      ))}
    </ul>
  )
}
