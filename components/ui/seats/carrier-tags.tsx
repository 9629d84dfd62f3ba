import { findCarrier } from '@/lib/network/carriers.ts'

/** Carriers as neutral two-letter tags, three at most; names on hover and for screen readers. */
export function CarrierTags({ codes }: { codes: readonly string[] }) {
  const rest = codes.length - 3
  const name = (code: string) => findCarrier(code)?.name ?? code
  const tags = codes.slice(0, 3).map((code) => (
    <span key={code} className={carrierTagStyle} title={name(code)}>
      {code}
      <span className="sr-only"> {name(code)}</span>
    </span>
  ))
  // Long tables contain many with one code.
  if (codes.length === 1) return tags
  return (
    <span className={carrierTagsStyle} title={codes.map(name).join(', ')}>
      {tags}
      {rest > 0 ? <span className="text-12 text-muted">+{rest}</span> : null}
    </span>
  )
}

export const carrierTagsStyle = 'inline-flex items-center gap-1'
export const carrierTagStyle = 'rounded border border-line px-1 font-mono text-12 leading-5'
