const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const
const waiting = new Set<() => void>()
let hasMoved = false

/**
 * Notices when the visitor first moves: with the mouse, a finger, a key or by scrolling. Called before anything else runs,
 * so that no move is missed.
 */
export function watchFirstMove(): void {
  const onMove = () => {
    hasMoved = true
    for (const move of moves) window.removeEventListener(move, onMove)
    for (const work of waiting) work()
    waiting.clear()
  }
  for (const move of moves) window.addEventListener(move, onMove, { passive: true })
}

/**
 * Does what somebody who only reads a page doesn't need, once they have moved; at once if they have. @returns how to call
 * it off.
 */
export function afterFirstMove(work: () => void): () => void {
  if (hasMoved) work()
  else waiting.add(work)
  return () => void waiting.delete(work)
}
