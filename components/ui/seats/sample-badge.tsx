import { Chip } from '../chip.tsx'

/** Shown wherever a figure from the built-in sample data is shown. */
export function SampleBadge() {
  return <Chip dashed>Sample data</Chip>
}
