/** An airport on the map; `tone` says how much it matters. */
export type MapPlace = {
  code: string
  name: string
  lat: number
  lon: number
  tone: 'strong' | 'plain' | 'faint'
}

/** A great circle between two places of the map; dashed where it is not flown. */
export type MapLine = { from: string; to: string; dashed?: boolean }

export type WorldMapProps = {
  /** What the map shows, for those who cannot see it; the same is always in a list beside it. */
  label: string
  places: readonly MapPlace[]
  lines: readonly MapLine[]
  /** The place picked in the list or here. */
  selected?: string | null
  onSelect?: (code: string) => void
}
