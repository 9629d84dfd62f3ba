/** An airport on the map, as much as it needs to be drawn. */
export type MapPlace = {
  code: string
  name: string
  lat: number
  lon: number
  /** Stands beside the place while there are few enough of them to read. */
  note?: string
}

/** A great circle: to somewhere in reach, to somewhere beyond it, or over a stretch that is not flown. */
export type MapLine = { from: MapPlace; to: MapPlace; kind: 'flown' | 'faint' | 'surface' }

export type WorldMapProps = {
  /** What the map shows, for those who cannot see it; the same is always in a list beside it. */
  label: string
  lines: readonly MapLine[]
  /** The place picked in the list or here. */
  selected: string | null
  onSelect: (code: string) => void
}
