import { findCarrier } from '@/lib/network/carriers.ts'

/** Carriers as neutral two-letter tags, three at most; names on hover and for screen readers. */
export function CarrierTags({ codes }: { codes: readonly string[] }) {
  const rest = codes.length - 3
  const name = (code: string) => findCarrier(code)?.name ?? code
  return (
    <span className="inline-flex items-center gap-1" title={codes.map(name).join(', ')}>
      {codes.slice(0, 3).map((code) => (
        <span key={code} className={carrierTagStyle}>
          {code}
          <span className="sr-only"> {name(code)}</span>
        </span>
      ))}
      {rest > 0 ? <span className="text-12 text-muted">+{rest}</span> : null}
    </span>
  )
}

export const carrierTagStyle = 'rounded border border-line px-1 font-mono text-12 leading-5'
