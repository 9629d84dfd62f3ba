import { afterFirstMove } from './first-move.ts'

/** The network information some browsers provide. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Returns whether pages may be preloaded: not with data saver on or at 2G speed, because preloading spends data. */
export function mayPreload(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Returns whether a click follows the link in this window, rather than opening a tab, saving or selecting. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

type Router = { push: (href: string) => void; prefetch: (href: string) => void }

/**
 * Makes the router follow every link to our own pages (components/ui/link.tsx), without loading a new document. One
 * listener serves all links, so they need no component script each. Clicks with a modifier key held, or that another
 * listener has handled, are left to the browser.
 * @returns a function that stops it
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
 * After the visitor's first interaction, preloads the pages of links in or near the viewport. It waits because a page
 * comes with its scripts, which a visitor who only reads doesn't need. Links added later are preloaded on hover or
 * focus.
 * @returns a function that stops it when the page is left, because the next page has other links
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
