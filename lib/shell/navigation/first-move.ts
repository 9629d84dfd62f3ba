const moves = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Resolves when the visitor first moves: with the mouse, a finger, a key or by scrolling. */
export function firstMove(): Promise<void> {
  return new Promise((resolve) => {
    const onMove = () => {
      for (const move of moves) window.removeEventListener(move, onMove)
      resolve()
    }
    for (const move of moves) window.addEventListener(move, onMove, { passive: true })
  })
}
