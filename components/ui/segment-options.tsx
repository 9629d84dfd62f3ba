import { segmentStyle } from './segment-style.ts'

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
