import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayPreload } from '../../../../../lib/shell/navigation/follow-links.ts'

/** As much of a browser's anchor as links need: its address and its kind, from `data-link`. */
class Anchor extends EventTarget {
  readonly #href: string
  readonly #kind: 'preload' | 'plain' | null
  constructor(href: string, kind: 'preload' | 'plain' | null) {
    super()
    this.#href = href
    this.#kind = kind
  }
  closest(which: string) {
    return this.#kind !== null && (which === 'a[data-link]' || which === `a[data-link=${this.#kind}]`) ? this : null
  }
  getAttribute = () => this.#href
}

class Page extends EventTarget {
  links: Anchor[] = []
  querySelectorAll = (which: string) => this.links.filter((link) => link.closest(which))
}

class Press extends Event {
  override readonly target: Anchor
  constructor(type: string, target: Anchor, keys: Partial<MouseEvent> = {}) {
    super(type, { cancelable: true })
    this.target = target
    Object.assign(this, { button: 0, ...keys })
  }
}

let page: Page
/** Tells the observer that these links have come near the viewport. */
let comeNear: (links: readonly Anchor[]) => void

beforeEach(() => {
  vi.resetModules()
  page = new Page()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('Element', Anchor)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #watched = new Set<Anchor>()
      constructor(onEntries: (entries: { isIntersecting: boolean; target: Anchor }[]) => void) {
        comeNear = (links) =>
          onEntries(links.filter((link) => this.#watched.has(link)).map((target) => ({ isIntersecting: true, target })))
      }
      observe = (link: Anchor) => this.#watched.add(link)
      unobserve = (link: Anchor) => this.#watched.delete(link)
      disconnect = () => this.#watched.clear()
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const load = async () => {
  const [links, { watchFirstMove }] = await Promise.all([
    import('@/lib/shell/navigation/follow-links.ts'),
    import('@/lib/shell/navigation/first-move.ts'),
  ])
  watchFirstMove()
  return links
}
const pricing = () => new Anchor('/pricing', 'preload')
const row = () => new Anchor('/popular-routes/sydney-to-tokyo', 'plain')

describe('following links', () => {
  it('pushes our pages to the router and prevents the browser’s navigation', async () => {
    const push = vi.fn()
    const end = (await load()).followLinks({ push })
    const press = new Press('click', row())
    page.dispatchEvent(press)
    expect(push.mock.calls).toEqual([['/popular-routes/sydney-to-tokyo']])
    expect(press.defaultPrevented).toBe(true)
    end()
    page.dispatchEvent(new Press('click', row()))
    expect(push).toHaveBeenCalledTimes(1)
  })

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with %o to the browser',
    async (keys) => {
      const push = vi.fn()
      ;(await load()).followLinks({ push })
      const press = new Press('click', pricing(), keys)
      page.dispatchEvent(press)
      expect([push.mock.calls, press.defaultPrevented]).toEqual([[], false])
    },
  )

  it('ignores unmarked links and clicks already handled', async () => {
    const push = vi.fn()
    ;(await load()).followLinks({ push })
    page.dispatchEvent(new Press('click', new Anchor('/qantas/wine-bonus-points-tracker/offers.ics', null)))
    const answered = new Press('click', pricing())
    answered.preventDefault()
    page.dispatchEvent(answered)
    expect(push).not.toHaveBeenCalled()
  })
})

describe('preloads of pages', () => {
  it('depend on the connection, and are allowed if it is unknown', () => {
    expect(mayPreload(undefined)).toBe(true)
    expect(mayPreload({ saveData: false, effectiveType: '4g' })).toBe(true)
    expect(mayPreload({ saveData: true, effectiveType: '4g' })).toBe(false)
    expect(['slow-2g', '2g', '3g'].map((effectiveType) => mayPreload({ effectiveType }))).toEqual([false, false, true])
  })

  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])('start with the first %s', async (move) => {
    const prefetch = vi.fn()
    const [near, many] = [pricing(), row()]
    page.links = [near, many]
    ;(await load()).preloadLinks({ prefetch })
    comeNear(page.links)
    page.dispatchEvent(new Press('pointerover', near))
    expect(prefetch).not.toHaveBeenCalled()
    window.dispatchEvent(new Event(move))
    comeNear(page.links)
    comeNear(page.links)
    expect(prefetch.mock.calls).toEqual([['/pricing']])
  })

  it('continue with the links of the next page, and stop for those of the previous one', async () => {
    const prefetch = vi.fn()
    const { preloadLinks } = await load()
    page.links = [pricing()]
    const end = preloadLinks({ prefetch })
    window.dispatchEvent(new Event('scroll'))
    end()
    comeNear(page.links)
    page.dispatchEvent(new Press('focusin', pricing()))
    expect(prefetch).not.toHaveBeenCalled()
    page.links = [new Anchor('/faq', 'preload')]
    preloadLinks({ prefetch })
    comeNear(page.links)
    expect(prefetch.mock.calls).toEqual([['/faq']])
  })

  it('include a link added later once it has the pointer or the focus', async () => {
    const prefetch = vi.fn()
    ;(await load()).preloadLinks({ prefetch })
    window.dispatchEvent(new Event('keydown'))
    page.dispatchEvent(new Press('pointerover', row()))
    page.dispatchEvent(new Press('pointerover', pricing()))
    page.dispatchEvent(new Press('focusin', new Anchor('/faq', 'preload')))
    expect(prefetch.mock.calls).toEqual([['/pricing'], ['/faq']])
  })
})
