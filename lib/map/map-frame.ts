/** How a map is looked at: `scale` 1 shows it all; the centre is in the map's own units. */
export type MapFrame = { scale: number; x: number; y: number }

export const mapWidth = 960
export const mapHeight = 480
export const wholeMap: MapFrame = { scale: 1, x: mapWidth / 2, y: mapHeight / 2 }
const closest = 8

/** The part of the map in sight, as an SVG view box. */
export function viewBoxOf({ scale, x, y }: MapFrame): string {
  const [width, height] = [mapWidth / scale, mapHeight / scale]
  return [x - width / 2, y - height / 2, width, height].map((value) => Math.round(value * 100) / 100).join(' ')
}

/** The frame moved and scaled, never past the map's edges. */
export function movedFrame(frame: MapFrame, change: Partial<MapFrame>): MapFrame {
  const next = { ...frame, ...change }
  const scale = Math.min(closest, Math.max(1, next.scale))
  const clamp = (value: number, size: number) => {
    const half = size / scale / 2
    return Math.min(size - half, Math.max(half, value))
  }
  return { scale, x: clamp(next.x, mapWidth), y: clamp(next.y, mapHeight) }
}
