import type { ReactNode } from 'react'

type FigureListProps = { figures: readonly { label: string; value: ReactNode; note?: ReactNode }[] }

/** A few labelled figures side by side, such as a calculator's answer or the facts of an aircraft. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-5 sm:gap-x-6">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="figures mt-0.5 text-20 font-semibold">{value}</dd>
          {note ? <dd className="text-12 text-muted">{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
