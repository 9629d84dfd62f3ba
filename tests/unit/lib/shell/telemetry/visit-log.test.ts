import { describe, expect, test } from 'vitest'
import { initialState, withoutUser, withPersonal, withUser } from '@/lib/accounts/client/state.ts'
import { recallConsent, rememberConsent } from '@/lib/shell/telemetry/browser/measurement.ts'
import { type DataLayerEvent, keepOnlyThisPage, pushEvent } from '@/lib/shell/telemetry/data-layer.ts'
import { planLabel, VisitLog } from '@/lib/shell/telemetry/visit-log.ts'

function stage() {
  const pushed: DataLayerEvent[] = []
  return { log: new VisitLog((event) => pushed.push(event)), pushed }
}
const view = (page_path: string, plan: 'guest' | 'free' | 'gold') => ({ event: 'page_view', page_path, plan })

describe('the visit log', () => {
  test('pushes each page view once, with the plan', () => {
    const { log, pushed } = stage()
    for (const path of ['/', '/', '/pricing', '/pricing', '/']) log.see(path, 'guest')
    expect(pushed).toEqual([view('/', 'guest'), view('/pricing', 'guest'), view('/', 'guest')])
  })

  test('keeps page views until the plan is known', () => {
    const { log, pushed } = stage()
    for (const path of ['/', '/', '/pricing', '/faq']) log.see(path, null)
    expect(pushed).toEqual([])
    log.see('/faq', 'gold')
    log.see('/faq', 'gold')
    expect(pushed).toEqual([view('/', 'gold'), view('/pricing', 'gold'), view('/faq', 'gold')])
  })

  test('pushes a change of plan without another page view', () => {
    const { log, pushed } = stage()
    log.see('/', 'guest')
    log.see('/', null)
    log.see('/', 'free')
    log.see('/', 'free')
    expect(pushed).toEqual([view('/', 'guest'), { event: 'plan_change', plan: 'free' }])
  })

  test('pushes a change of plan before the page view that comes with it', () => {
    const { log, pushed } = stage()
    log.see('/dashboard', 'gold')
    log.see('/', 'guest')
    expect(pushed.slice(1)).toEqual([{ event: 'plan_change', plan: 'guest' }, view('/', 'guest')])
  })
})

describe('the plan label', () => {
  const user = {
    uid: 'u',
    email: 'a@b.test',
    emailVerified: true,
    displayName: null,
    admin: false,
    claimedPlan: 'free' as const,
  }

  test('is guest once it is certain that nobody is signed in', () => {
    expect(planLabel(initialState)).toBeNull()
    expect(planLabel({ ...initialState, known: true, staleUser: true })).toBeNull()
    expect(planLabel(withoutUser(initialState))).toBe('guest')
  })

  test('is a member’s plan once it has loaded', () => {
    const signedIn = withUser(initialState, user)
    expect(planLabel(signedIn)).toBeNull()
    const plan = { name: { slug: 'silver' as const } } as Parameters<typeof withPersonal>[2]['plan']
    expect(planLabel(withPersonal(signedIn, 'u', { plan }))).toBe('silver')
    // A new account’s document is written a moment after the account.
    expect(planLabel(withPersonal(signedIn, 'u', { plan: null }))).toBeNull()
  })
})

describe('the data layer', () => {
  test('keeps at most a hundred events, and can be reduced to the current page’s view', () => {
    const surroundings = globalThis as { window?: { dataLayer?: object[] } }
    surroundings.window = {}
    for (let count = 0; count < 150; count += 1) pushEvent({ event: 'plan_change', plan: 'free' })
    pushEvent({ event: 'page_view', page_path: '/a', plan: 'free' })
    pushEvent({ event: 'page_view', page_path: '/b', plan: 'free' })
    pushEvent({ event: 'CompleteRegistration' })
    expect(surroundings.window.dataLayer).toHaveLength(100)
    keepOnlyThisPage()
    expect(surroundings.window.dataLayer).toEqual([{ event: 'page_view', page_path: '/b', plan: 'free' }])
    surroundings.window = undefined
  })
})

describe('consent', () => {
  const store = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, v: string) => void kept.set(key, v),
    }
  }

  test('is null at first, and then what was chosen', () => {
    const kept = store()
    expect(recallConsent(kept, false)).toBeNull()
    rememberConsent(kept, 'granted')
    expect(recallConsent(kept, false)).toBe('granted')
    rememberConsent(kept, 'denied')
    expect(recallConsent(kept, false)).toBe('denied')
  })

  test('is denied if the browser refuses, whatever was chosen', () => {
    const kept = store()
    rememberConsent(kept, 'granted')
    expect(recallConsent(kept, true)).toBe('denied')
  })

  test('in another form counts as not given', () => {
    const kept = store()
    kept.setItem('measurement-consent', 'maybe')
    expect(recallConsent(kept, false)).toBeNull()
  })
})
