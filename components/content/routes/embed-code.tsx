'use client'

import { useState, useSyncExternalStore } from 'react'
import { frameCode, pictureCode } from '@/lib/content/embed/embed-code.ts'
import { Button } from '../../ui/button.tsx'

const never = () => () => {}

/** Code to embed a card or a picture. Its address uses this site's origin, which a prerendered page can't know. */
export function EmbedCode({ slug, title }: { slug: string; title: string }) {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  const codes = [
    { label: 'Card', code: frameCode({ slug, title, origin }) },
    { label: 'Picture', code: pictureCode({ slug, title, origin }) },
  ]
  return (
    <ul className="max-w-3xl space-y-3">
      {codes.map(({ label, code }) => (
        <li key={label} className="flex flex-wrap items-start gap-3">
          <code className="min-w-0 flex-1 basis-72 rounded-md bg-seats-0 px-3 py-2 font-mono text-12 wrap-anywhere">
            {code}
          </code>
          <CopyCode label={label} code={code} />
        </li>
      ))}
    </ul>
  )
}

function CopyCode({ label, code }: { label: string; code: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () => {
    // The browser refuses without a secure context; the code can still be selected by hand.
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Button onClick={copy}>
      <span aria-live="polite">{copied ? 'Copied' : `Copy ${label.toLowerCase()}`}</span>
    </Button>
  )
}
