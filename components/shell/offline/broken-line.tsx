/** The mark with its line interrupted. Decorative. */
export function BrokenLine() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 12" className="h-3 w-30">
      <path d="M6 6h34M80 6h34" className="stroke-ink" strokeWidth="1.5" />
      <path d="M46 6h28" className="stroke-edge" strokeWidth="1.5" strokeDasharray="2 5" />
      <circle cx="6" cy="6" r="4" className="fill-ink" />
      <circle cx="114" cy="6" r="4" className="fill-ink" />
    </svg>
  )
}
