/** What browsers say of the network; some say nothing. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Preloading spends data a visitor may not have: none with data-saver on, none at 2G speed. */
export function mayPreload(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

const moves = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const told = new Set<() => void>()
let begun = false

/** Whether links may preload the pages they lead to. */
export const isPreloading = (): boolean => begun

/** Tells when that changes. @returns the end of telling. */
export function onPreloadingChange(onChange: () => void): () => void {
  told.add(onChange)
  return () => told.delete(onChange)
}

/**
 * Lets links preload from when the visitor first moves: with the mouse, a finger, a key or by scrolling. With a page come
 * the scripts it needs, which a visitor who only reads would load in vain. Never on a connection that should be spared.
 */
export function preloadAfterFirstMove(connection: Connection | undefined): void {
  if (!mayPreload(connection)) return
  const onMove = () => {
    for (const move of moves) window.removeEventListener(move, onMove)
    begun = true
    for (const tell of told) tell()
  }
  for (const move of moves) window.addEventListener(move, onMove, { passive: true })
}

let preload: (href: string) => void = () => {}

/** Names who preloads a page. */
export function preloadBy(preloader: (href: string) => void): void {
  preload = preloader
}

const leads = new WeakMap<Element, string>()
let observer: IntersectionObserver | undefined

/** Preloads the page a link leads to when the link comes near what can be seen. @returns the end of waiting. */
export function preloadWhenSeen(link: Element, href: string): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer?.unobserve(target)
        const page = leads.get(target)
        if (page !== undefined) preload(page)
      }
    },
    { rootMargin: '200px' },
  )
  leads.set(link, href)
  observer.observe(link)
  return () => observer?.unobserve(link)
}
