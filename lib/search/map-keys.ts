import { frame, type MapViewport, moveMapView, wholeWorld } from './world-map.ts'

/** Each step moves by a sixth of the visible area. */
const step = { x: frame.width / 6, y: frame.height / 6 } as const

const moves: Record<string, Parameters<typeof moveMapView>[1]> = {
  ArrowLeft: { dx: -step.x },
  ArrowRight: { dx: step.x },
  ArrowUp: { dy: -step.y },
  ArrowDown: { dy: step.y },
  '+': { by: 2 },
  '=': { by: 2 },
  '-': { by: 0.5 },
  _: { by: 0.5 },
}

/**
 * Returns the view of the map after a key press: arrows move, + and - zoom, Home shows the whole map and End the view
 * it opened with. Null for any other key.
 */
export function moveByKey(mapView: MapViewport, key: string, fitted: MapViewport = wholeWorld): MapViewport | null {
  if (key === 'Home') return { ...wholeWorld }
  if (key === 'End') return { ...fitted }
  const change = Object.hasOwn(moves, key) ? moves[key] : undefined
  return change ? moveMapView(mapView, change) : null
}
