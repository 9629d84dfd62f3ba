import { describe, expect, it } from 'vitest'
import {
  getAudience,
  hasArrived,
  initialState,
  withoutUser,
  withPersonal,
  withUser,
} from '../../../../../lib/accounts/client/state.ts'

const ann = {
  uid: 'ann',
  email: 'ann@example.com',
  emailVerified: true,
  displayName: null,
  admin: false,
  claimedPlan: 'free' as const,
}
const gold = { name: { slug: 'gold' as const }, status: 'active' as const, periodEnd: null }
const signedIn = withPersonal(withUser({ ...initialState, staleUser: true }, ann), 'ann', { plan: gold, alerts: [] })

describe('the account state', () => {
  it('begins without a user, and as not yet known', () => {
    expect(initialState).toMatchObject({ user: null, planSlug: null, staleUser: false, known: false })
  })

  it('confirms a stale user', () => {
    expect(signedIn).toMatchObject({ user: ann, staleUser: false, known: true, planSlug: 'gold', alerts: [] })
  })

  it('keeps the records when the same person gets a new token', () => {
    expect(withUser(signedIn, { ...ann, emailVerified: false })).toMatchObject({ planSlug: 'gold', alerts: [] })
  })

  it('drops the records for another person', () => {
    expect(withUser(signedIn, { ...ann, uid: 'bea' })).toMatchObject({
      planSlug: null,
      plan: undefined,
      alerts: undefined,
    })
  })

  it('clears usage, plan, alerts and seat alerts on sign-out', () => {
    expect(withoutUser(signedIn)).toEqual({ ...initialState, plan: null, known: true })
  })

  it('ignores a record for somebody who is not signed in', () => {
    expect(withPersonal(withoutUser(signedIn), 'ann', { plan: gold })).toEqual(withoutUser(signedIn))
    expect(withPersonal(signedIn, 'bea', { alerts: null })).toBe(signedIn)
  })

  it('has no plan slug while the plan document is absent', () => {
    expect(withPersonal(signedIn, 'ann', { plan: null }).planSlug).toBeNull()
  })

  it('has the limits of the plan, and a guest’s if it is unknown; the token counts until the document arrives', () => {
    expect(getAudience(initialState)).toBe('guest')
    expect(getAudience(withUser(initialState, { ...ann, claimedPlan: 'silver' }))).toBe('silver')
    expect(getAudience(signedIn)).toBe('gold')
    expect(getAudience(withPersonal(signedIn, 'ann', { plan: null }))).toBe('guest')
    expect(getAudience(withoutUser(signedIn))).toBe('guest')
  })

  it('has arrived once every record is loaded, including the referral if the user document names one', () => {
    const none = { plan: null, userDocument: null, usage: null, alerts: [], seatAlerts: [], searchHistory: [] }
    const user = { name: 'Ann', email: ann.email, referralCode: 'abc' } as NonNullable<typeof signedIn.userDocument>
    expect(hasArrived({ ...initialState, ...none })).toBe(true)
    expect(hasArrived({ ...initialState, ...none, usage: undefined })).toBe(false)
    expect(hasArrived({ ...initialState, ...none, userDocument: user })).toBe(false)
    expect(hasArrived({ ...initialState, ...none, userDocument: user, referral: null })).toBe(true)
  })
})
