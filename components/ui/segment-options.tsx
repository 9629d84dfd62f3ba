import { segmentLook } from './segment-look.ts'

type SegmentOptionsProps = {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  /** Until the page's script knows better. */
  chosen: string
}

/** What stands in a choice of one out of a few, drawn with the page; the part around it hears what is chosen. */
export function SegmentOptions({ legend, name, options, chosen }: SegmentOptionsProps) {
  return (
    <>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={segmentLook.option}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} className="sr-only" />
          {label}
        </label>
      ))}
    </>
  )
}
