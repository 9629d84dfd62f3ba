/** The colour roles shown as swatches, by the names used in their classes. */
const roles = ['paper', 'card', 'ink', 'muted', 'line', 'edge', 'accent', 'accent-ink', 'ok', 'warn', 'danger'] as const
const sizes = [
  { size: 'text-40', words: 'Seats, on one line' },
  { size: 'text-28', words: 'Qantas reward seat finder' },
  { size: 'text-20', words: 'No seats on these dates' },
  { size: 'text-16', words: 'Points and charges are for one adult, one way.' },
  { size: 'text-14', words: 'Points and charges are for one adult, one way.' },
  { size: 'text-12', words: 'Points and charges are for one adult, one way.' },
] as const

export function Swatches() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-11">
      {roles.map((role) => (
        <li key={role}>
          <span
            aria-hidden="true"
            className="block h-12 rounded-lg border border-line"
            style={{ background: `var(--${role})` }}
          />
          <span className="mt-1 block font-mono text-12 text-muted">{role}</span>
        </li>
      ))}
    </ul>
  )
}

export function TypeScale() {
  return (
    <ul className="space-y-3">
      {sizes.map(({ size, words }) => (
        <li key={size} className="flex flex-wrap items-baseline gap-x-4">
          <span className="w-16 shrink-0 font-mono text-12 text-muted">{size.slice(5)} px</span>
          <span className={`${size} ${size === 'text-40' || size === 'text-28' ? 'font-semibold tracking-tight' : ''}`}>
            {words}
          </span>
        </li>
      ))}
      <li className="flex flex-wrap items-baseline gap-x-4">
        <span className="w-16 shrink-0 font-mono text-12 text-muted">mono</span>
        <span className="figures font-mono text-16">SYD QF 1 LHR 166,300</span>
      </li>
    </ul>
  )
}
