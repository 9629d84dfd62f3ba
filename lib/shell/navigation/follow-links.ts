import { afterFirstMove } from './first-move.ts'

/** What browsers say of the network; some say nothing. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Preloading spends data a visitor may not have: none with data-saver on, none at 2G speed. */
export function mayPreload(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a press means to go there, in this window: not to open, keep or mark. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

type Router = { push: (href: string) => void; prefetch: (href: string) => void }

/**
 * Makes the router follow every link to a page of ours (components/ui/link.tsx), so that the document stays. One listener
 * does for all of them what a component of its own would do for each, and the links need no script. A press with a key
 * held, or one that somebody else has answered, is left to the browser.
 * @returns the end of it.
 */
export function followLinks({ push }: Pick<Router, 'push'>): () => void {
  const onClick = (event: MouseEvent) => {
    const href = linkAt(event.target, 'a[data-link]')?.getAttribute('href')
    if (!href || event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    push(href)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

const toPreload = 'a[data-link=preload]'

/**
 * Preloads the pages that links near what can be seen lead to, once the visitor has moved: with a page come the scripts it
 * needs, which one who only reads would load in vain. A link that came later is preloaded when the pointer or the focus is
 * on it.
 * @returns the end of it, for the page that is shown: the next one has other links.
 */
export function preloadLinks({ prefetch }: Pick<Router, 'prefetch'>): () => void {
  const ended = new AbortController()
  const preload = (link: Element | null | undefined) => {
    const href = link?.getAttribute('href')
    if (href) prefetch(href)
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        preload(target)
      }
    },
    { rootMargin: '200px' },
  )
  const callOff = afterFirstMove(() => {
    for (const link of document.querySelectorAll(toPreload)) near.observe(link)
    for (const aim of ['pointerover', 'focusin'] as const) {
      document.addEventListener(aim, ({ target }) => preload(linkAt(target, toPreload)), ended)
    }
  })
  return () => {
    callOff()
    ended.abort()
    near.disconnect()
  }
}

const linkAt = (target: EventTarget | null, which: string) => (target instanceof Element ? target.closest(which) : null)
