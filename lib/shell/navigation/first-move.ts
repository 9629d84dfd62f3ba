const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const
const waiting = new Set<() => void>()
let hasMoved = false

/**
 * Watches for the visitor's first interaction: mouse, touch, key, focus or scroll. Called before anything else runs, so
 * that none is missed.
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
 * Runs work that visitors who only read the page don't need: after their first interaction, or immediately if there has
 * been one.
 * @returns a function that cancels it
 */
export function afterFirstMove(work: () => void): () => void {
  if (hasMoved) work()
  else waiting.add(work)
  return () => void waiting.delete(work)
}
