/** The logo: a route with a stop. Decorative, because the product's name is beside it. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 10" className="h-2.5 w-7.5 shrink-0">
      <path d="M4 5h22" className="stroke-ink" strokeWidth="1.5" />
      <circle cx="4" cy="5" r="3" className="fill-ink" />
      <circle cx="26" cy="5" r="3" className="fill-ink" />
      <circle cx="15" cy="5" r="3" className="fill-paper stroke-accent" strokeWidth="1.75" />
    </svg>
  )
}
