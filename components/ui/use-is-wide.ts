import { useSyncExternalStore } from 'react'

/** As wide as Tailwind's `lg`: a desk. */
const wide = '(min-width: 64rem)'

/** Whether the window has a desk's width; true where there is no window. */
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
