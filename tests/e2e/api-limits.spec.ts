import { expect } from '@playwright/test'
import { type Audience, callApi, firstLines, forgetUses } from './api-stage.ts'
import { test } from './stage.ts'

/** The published table of plans, repeated cell by cell: what the product promises, not what the code says. */
const table = [
  { plan: 'guest', program: 'qantas', seats: 1, days: 60, statusRun: 14, oneworld: 60, anywhere: 14, live: null },
  { plan: 'free', program: 'qantas', seats: 1, days: 120, statusRun: 14, oneworld: 60, anywhere: 14, live: null },
  {
    plan: 'silver',
    program: 'qantas',
    seats: 4,
    days: 361,
    statusRun: 365,
    oneworld: 365,
    anywhere: 30,
    live: [14, 400],
  },
  {
    plan: 'gold',
    program: 'qantas',
    seats: 4,
    days: 361,
    statusRun: 365,
    oneworld: 365,
    anywhere: 30,
    live: [30, 600],
  },
  { plan: 'guest', program: 'velocity', seats: 1, days: 60, statusRun: null, oneworld: null, anywhere: 14, live: null },
  { plan: 'free', program: 'velocity', seats: 1, days: 120, statusRun: null, oneworld: null, anywhere: 14, live: null },
  {
    plan: 'silver',
    program: 'velocity',
    seats: 9,
    days: 331,
    statusRun: null,
    oneworld: null,
    anywhere: 30,
    live: [14, 400],
  },
  {
    plan: 'gold',
    program: 'velocity',
    seats: 9,
    days: 331,
    statusRun: null,
    oneworld: null,
    anywhere: 30,
    live: [30, 600],
  },
] as const satisfies readonly { plan: Audience; program: string; [cell: string]: unknown }[]

const today = '2026-11-20'
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const far = '2029-12-31'

type Clamped = { limit: string; allowed: unknown; reason: string }[]
type Dated = { date: string }[]
type Searched = { seats: number; end: string }

for (const { plan, program, seats, days, statusRun, oneworld, anywhere, live } of table) {
  test.describe(`${plan} on ${program}`, () => {
    const question = `program=${program}&from=SYD&to=LAX`

    test('seats and days ahead: clamped with a reason, and results stay within them', { tag: '@daily' }, async () => {
      const { status, body } = await callApi(`/api/search?${question}&seats=9&end=${far}`, plan)
      expect(status).toBe(200)
      const query = body.query as Searched
      expect([body.plan, query.seats, body.openUntil, query.end]).toEqual([plan, seats, inDays(days), inDays(days)])
      const clamped = body.clamped as Clamped
      expect(clamped.map(({ limit }) => limit)).toEqual(seats === 9 ? ['days-ahead'] : ['days-ahead', 'seats'])
      for (const { reason } of clamped) expect(reason).toMatch(/\.$/)
      const dates = [...(body.rows as Dated), ...(body.days as Dated)].map(({ date }) => date)
      for (const date of dates) expect(date <= inDays(days), date).toBe(true)
      const beyond = await callApi(`/api/search?${question}&start=${inDays(days + 1)}&end=${inDays(days + 20)}`, plan)
      expect([beyond.status, beyond.body.total, beyond.body.rows, beyond.body.days]).toEqual([200, 0, [], []])
    })

    test('the options of a day: within the same days, else 403', { tag: '@daily' }, async () => {
      const options = (day: number) => callApi(`/api/options?${question}&date=${inDays(day)}`, plan)
      expect((await options(days)).status).toBe(200)
      expect((await options(days + 1)).status).toBe(403)
    })

    test('status runs and oneworld itineraries: their own days, or none', { tag: '@daily' }, async () => {
      const run = await callApi(`/api/journeys?kind=status-run&${question}&target=300&end=${far}`, plan)
      if (statusRun === null || oneworld === null) return expect(run.status).toBe(400)
      expect((run.body.query as Searched).end).toBe(inDays(statusRun))
      expect((run.body.clamped as Clamped)[0]).toMatchObject({ limit: 'days-ahead', allowed: inDays(statusRun) })
      const around = await callApi(`/api/journeys?kind=oneworld&legs=SYD-LAX,LAX-SYD&end=${far}`, plan)
      expect((around.body.query as Searched).end).toBe(inDays(oneworld))
    })

    test('where can I go: the plan’s days at a time', { tag: '@daily' }, async () => {
      const path = `/api/search/summary?program=${program}&from=SYD&to=anywhere&start=${inDays(3)}&end=${inDays(60)}`
      const { body } = await callApi(path, plan)
      expect((body.query as Searched).end).toBe(inDays(3 + anywhere - 1))
      expect((body.clamped as Clamped).map(({ limit }) => limit)).toEqual(['where-can-i-go'])
    })

    test('live search: the plan’s range and permutations, or refused', { tag: '@daily' }, async () => {
      const path = `/api/search/live?${question}&start=${inDays(2)}&end=${inDays(90)}&cabins=F`
      if (live === null) {
        const { status, body } = await callApi(path, plan)
        expect([status, body.title]).toEqual(plan === 'guest' ? [401, 'Not signed in'] : [403, 'Not in your plan'])
        return
      }
      const [range, permutations] = live
      await forgetUses(plan)
      const [start] = (await firstLines(path, plan, 1)) as { permutations: number; clamped: Clamped }[]
      expect([start?.permutations, start?.clamped]).toMatchObject([range, [{ limit: 'live-range', allowed: range }]])
      const wide = path
        .replace('from=SYD', 'from=SYD,MEL,BNE,PER,ADL')
        .replace('to=LAX', 'to=LAX,SIN,HKG,NRT,LHR,DFW,AKL,DPS,BKK,DEL')
      await forgetUses(plan)
      const [many] = (await firstLines(wide, plan, 1)) as { permutations: number; clamped: Clamped }[]
      expect(many?.permutations).toBe(Math.min(range * 50, permutations))
      expect(many?.clamped.at(-1)).toMatchObject({ limit: 'live-permutations', allowed: permutations })
      // The places of the two searches left above become free once the server has noticed.
      await expect(async () => {
        const { status, body } = await callApi(wide, plan)
        expect([status, body.detail]).toEqual([403, expect.stringContaining(`${permutations} live checks`)])
      }).toPass({ intervals: [1_000] })
    })
  })
}
