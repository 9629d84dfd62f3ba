import { frame, moveSight, type Sight, wholeWorld } from './world-map.ts'

/** A sixth of what is in sight at a time. */
const step = { x: frame.width / 6, y: frame.height / 6 } as const

const moves: Record<string, Parameters<typeof moveSight>[1]> = {
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
 * What a key makes of a look at the map: arrows move, + and - zoom, Home shows all of it and End what it opened on.
 * Null: not one of its keys.
 */
export function sightAfterKey(sight: Sight, key: string, fitted: Sight = wholeWorld): Sight | null {
  if (key === 'Home') return { ...wholeWorld }
  if (key === 'End') return { ...fitted }
  const change = Object.hasOwn(moves, key) ? moves[key] : undefined
  return change ? moveSight(sight, change) : null
}
