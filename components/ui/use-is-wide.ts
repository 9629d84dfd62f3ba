import { useSyncExternalStore } from 'react'

/** Desktop width: Tailwind's `lg`. */
const wide = '(min-width: 64rem)'

/** Returns whether the window has desktop width; true on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
    () => true,
  )
}
