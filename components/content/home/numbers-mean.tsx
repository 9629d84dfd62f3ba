import type { ReactNode } from 'react'
import { freshnessStyle } from '../../ui/seats/freshness-chip.tsx'
import { dayStyle, swatchStyle } from '../../ui/seats/seat-scale.tsx'

/** What sets our figures apart, in the marks that results use. */
export function NumbersMean() {
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="text-28 font-semibold tracking-tight">
        What the numbers mean
      </h2>
      <p className="mt-2 max-w-prose text-16 text-muted">The marks beside a seat, with example figures.</p>
      <ul className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-3">
        <Note
          title="We show when we checked"
          text="Every row says how long ago. The older the check, the likelier the seat has gone."
        >
          <span className={freshnessStyle('fresh', true)}>12 min ago</span>
          <span className={freshnessStyle('recent', true)}>19 h ago</span>
          <span className={freshnessStyle('old', true)}>3 days ago</span>
        </Note>
        <Note
          title="An estimate says so"
          text="Charges are what the airline asked for that flight, or an estimate from the date shown."
        >
          <span className="figures text-16 font-semibold">+ $412</span>
          <span className="figures text-16 text-muted">+ $542, est.</span>
        </Note>
        <Note
          title="“Not checked” isn’t “sold out”"
          text="A blank day is one we haven’t checked. A seat can also go between our check and your booking."
        >
          <Day className={dayStyle('none', null)}>No seats</Day>
          <Day className={dayStyle('unsearched', null)}>Not checked</Day>
          <Day className={dayStyle('locked', null)}>Beyond your plan</Day>
        </Note>
      </ul>
    </section>
  )
}

function Note({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="border-t-2 border-ink pt-4">
      <p className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1">{children}</p>
      <h3 className="mt-3 text-16 font-semibold">{title}</h3>
      <p className="mt-1 text-14 text-pretty text-muted">{text}</p>
    </li>
  )
}

function Day({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-14 text-muted">
      <span aria-hidden="true" className={`${swatchStyle} ${className}`} /> {children}
    </span>
  )
}
