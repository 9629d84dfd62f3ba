type RouteLineProps = {
  from: string
  to: string
  /** Airports on the way; `unknown` when there is a stop but the source doesn't say where. */
  via: readonly string[] | 'unknown'
  className?: string
}

/** The motif: two codes, a line, and an open dot where you stop. */
export function RouteLine({ from, to, via, className = '' }: RouteLineProps) {
  const stops = via === 'unknown' ? [''] : via
  const words = stops.length === 0 ? 'direct' : via === 'unknown' ? 'with a stop' : `via ${stops.join(', ')}`
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${className}`}>
      <span className="font-mono font-medium">{from}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 60 8"
        preserveAspectRatio="xMidYMid meet"
        className="h-2 w-15 shrink-0 text-muted max-sm:w-8"
      >
        <path d="M3 4h54" stroke="currentColor" />
        <circle cx="3" cy="4" r="2.25" className="fill-ink" />
        <circle cx="57" cy="4" r="2.25" className="fill-ink" />
        {stops.map((stop, index) => (
          <circle
            key={stop}
            cx={(60 * (index + 1)) / (stops.length + 1)}
            cy="4"
            r="2.5"
            className="fill-card"
            stroke="currentColor"
          />
        ))}
      </svg>
      <span className="sr-only"> to </span>
      <span className="font-mono font-medium">{to}</span>
      <span className="sr-only">, {words}</span>
    </span>
  )
}
