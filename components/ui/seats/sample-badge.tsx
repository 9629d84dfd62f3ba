import { Chip } from '../chip.tsx'

/** Stands wherever a figure of the built-in sample world is shown. */
export function SampleBadge() {
  return <Chip dashed>Sample data</Chip>
}
