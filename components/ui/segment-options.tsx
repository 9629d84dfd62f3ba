/** The classes of a choice of one out of a few: the frame, and each option with its hidden radio button. */
export const segmentStyle = {
  frame: 'flex flex-wrap rounded-lg border border-line bg-paper p-0.5',
  option:
    'relative flex min-h-10 flex-1 cursor-pointer items-center justify-center rounded-md px-3 text-14 font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--edge)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent lg:min-h-8',
} as const

type SegmentOptionsProps = {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  /** The option chosen until a script sets the actual choice. */
  chosen: string
}

/** The prerendered options of a choice of one out of a few; the element around them listens for the choice. */
export function SegmentOptions({ legend, name, options, chosen }: SegmentOptionsProps) {
  return (
    <>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={segmentStyle.option}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} className="sr-only" />
          {label}
        </label>
      ))}
    </>
  )
}
