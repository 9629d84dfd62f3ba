import { describe, expect, it } from 'vitest'
import type { AlertSettings } from '../../../../../lib/alerts/alert.ts'
import { alertChannels } from '../../../../../lib/alerts/alert-channels.ts'
import { nextSteps } from '../../../../../lib/alerts/compose/next-steps.ts'
import { ChannelsDocument } from '../../../../../lib/alerts/delivery/channels.ts'
import { addDays } from '../../../../../lib/core/dates.ts'
import { programFacts } from '../../../../../lib/programs/program-facts.ts'
import { settingsWith } from '../settings.ts'

const today = '2026-11-24'
const reach = { channels: ChannelsDocument.parse({}), isConfirmed: true, allowed: alertChannels }
const member = { plan: 'gold', today, reach } as const
const near = { start: '2027-02-01', end: '2027-02-20' }
const alert = (change: Partial<AlertSettings> = {}, id = '00') => ({
  id,
  settings: settingsWith({ channels: ['email'], dates: near, stay: { min: 7, max: 14 }, ...change }),
})

describe('nextSteps', () => {
  it('returns nothing where nothing is left to do', () => {
    expect(nextSteps([alert()], member)).toEqual([])
    expect(nextSteps([], member)).toEqual([])
  })

  it('says that no message gets through', () => {
    const [step] = nextSteps([alert({ name: 'Asia', channels: ['webhook'] })], member)
    expect(step).toMatchObject({ kind: 'unreached', title: 'We can’t reach you about Asia.' })
  })

  it('leaves an address that waits for its confirmation to the page’s own request', () => {
    expect(nextSteps([alert()], { ...member, reach: { ...reach, isConfirmed: false } })).toEqual([])
  })

  it('says when the first day of a period goes on sale', () => {
    const first = addDays(today, programFacts.qantas.openDays + 1)
    const [step] = nextSteps([alert({ dates: { start: first, end: addDays(first, 5) } })], member)
    expect(step).toMatchObject({ kind: 'opens', title: 'Sydney to Singapore goes on sale tomorrow.' })
    const open = alert({ dates: { start: today, end: addDays(first, 60) } })
    expect(nextSteps([open], member)).toEqual([])
  })

  it('offers the way home for a one-way alert abroad, unless it is watched', () => {
    const out = alert({ stay: null })
    const [step] = nextSteps([out], member)
    expect(step).toMatchObject({ kind: 'way-home', title: 'Need a flight home from Singapore?' })
    const params = new URL(step?.link.href ?? '', 'https://x').searchParams
    expect([params.get('from'), params.get('to'), params.get('start')]).toEqual(['SIN', 'SYD', '2027-02-04'])
    const back = alert({ stay: null, from: ['country:SG'], to: ['SYD'] }, '01')
    expect(nextSteps([out, back], member)).toEqual([])
    const both = alert({ stay: { min: 7, max: 21 }, to: ['country:SG'] }, '02')
    expect(nextSteps([out, both], member)).toEqual([])
    expect(nextSteps([alert({ stay: null, to: ['MEL'] })], member)).toEqual([])
  })

  it('says which alert is over, and returns at most three steps', () => {
    const over = (id: string) => alert({ dates: { start: '2026-10-01', end: '2026-11-01' } }, id)
    expect(nextSteps([over('04')], member)).toMatchObject([{ kind: 'over', link: { href: '/alerts?edit=04' } }])
    const reused = { ...over('04'), identity: 'AAAAAAAAAAAAAAAAAAAA' }
    expect(nextSteps([reused], member)[0]?.link.href).toBe('/alerts?edit=04-AAAAAAAAAAAAAAAAAAAA')
    expect(nextSteps(['00', '01', '02', '03', '04'].map(over), member)).toHaveLength(3)
  })

  it('says nothing about a paused alert', () => {
    expect(nextSteps([alert({ paused: true, channels: ['webhook'], stay: null })], member)).toEqual([])
  })
})
