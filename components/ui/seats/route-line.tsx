type RouteLineProps = {
  from: string
  to: string
  /** The airports on the way; `unknown` if there is a stop but the source doesn't say where. */
  via: readonly string[] | 'unknown'
  className?: string
  /** Hides it from screen readers, for a copy of one that they have read. */
  isSilent?: boolean
}

/** The site's motif: two codes, a line, and an open dot per stop. Few elements, because tables contain many of it. */
export function RouteLine({ from, to, via, className = '', isSilent = false }: RouteLineProps) {
  const stops = via === 'unknown' ? [''] : via
  const words = stops.length === 0 ? 'direct' : via === 'unknown' ? 'with a stop' : `via ${stops.join(', ')}`
  return (
    <span aria-hidden={isSilent || undefined} className={`${routeLineStyle} ${className}`}>
      {from}
      <svg aria-hidden="true" viewBox="0 0 60 8" className={routePictureStyle}>
        <path d={drawRoutePath(stops.length)} />
      </svg>
      {isSilent ? null : <span className="sr-only"> to </span>}
      {to}
      {isSilent ? null : <span className="sr-only">, {words}</span>}
    </span>
  )
}

export const routeLineStyle = 'inline-flex items-center gap-1.5 font-mono font-medium whitespace-nowrap'
export const routePictureStyle = 'h-2 w-15 shrink-0 fill-ink stroke-muted [fill-rule:evenodd] max-sm:w-8'

/** Returns the path between two codes in a 60 by 8 picture: a full dot at each end, an open one for each stop. */
export function drawRoutePath(stopCount: number): string {
  const stops = Array.from({ length: stopCount }, (_, index) => (60 * (index + 1)) / (stopCount + 1))
  const line = [3, ...stops.flatMap((x) => [x - openRadius, x + openRadius]), 57]
  const stretches = line.map((x, index) => `${index % 2 === 0 ? 'M' : 'L'}${round(x)} 4`)
  // By the even-odd fill rule, a circle drawn twice is empty inside.
  const open = stops.flatMap((x) => [circle(x, openRadius), circle(x, openRadius)])
  return [...stretches, circle(3, fullRadius), circle(57, fullRadius), ...open].join('')
}

const openRadius = 2.5
const fullRadius = 1.75

const round = (x: number) => Math.round(x * 100) / 100

function circle(x: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 0 1`
  return `M${round(x - radius)} 4${arc} ${2 * radius} 0${arc} ${-2 * radius} 0`
}
