import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import type { SeatAlertSettings } from '../../../../../../lib/alerts/seat-alert.ts'
import { SeatAlertDocument } from '../../../../../../lib/alerts/seat-alert-document.ts'
import type { SeatSnapshot } from '../../../../../../lib/flights/flight-snapshots.ts'
import { FlightFault, type FlightProvider } from '../../../../../../lib/flights/provider.ts'
import { sampleProvider } from '../../../../../../lib/flights/sample-provider.ts'
import { answerFeed } from '../../../../../../lib/server/alerts/delivery/answer-feed.ts'
import { replaceFeeds } from '../../../../../../lib/server/alerts/delivery/channel-store.ts'
import { watchSeats } from '../../../../../../lib/server/alerts/match/watch-seats.ts'
import { firestoreSnapshotStore } from '../../../../../../lib/server/flights/snapshot-store.ts'
import type { Due } from '../../../../../../lib/server/task-queue.ts'
import { later, noon, stageMatching } from './match-stage.ts'
import { refusing } from './refusing-database.ts'

const stage = stageMatching('watch-seats-test')
const path = 'users/ann/seat-alerts/03'

const set = (change: Partial<SeatAlertSettings> = {}, at = path) => {
  const settings: SeatAlertSettings = {
    ...{ flight: 'QF1', date: '2026-12-08', cabin: 'J', wanted: { kind: 'named', seats: ['1A', '1K'] } },
    ...{ quiet: null, channels: ['email', 'feed', 'push'], paused: false },
    ...change,
  }
  return stage.db.doc(at).set({ settings, updatedAt: Timestamp.fromDate(new Date(noon)) })
}

/** A source in which these seats are free; it counts how often it is asked. */
function providerOf(free: string[], fault: FlightFault | null = null) {
  const provider: FlightProvider & { calls: number } = {
    ...sampleProvider,
    calls: 0,
    source: { kind: 'contracted', name: 'Flight Data' },
    hasHistory: false,
    legs: async ({ flight, date }) => [{ flight, date, from: 'SYD', to: 'SIN', departs: null }],
    seats: async (_, now): Promise<SeatSnapshot[]> => {
      provider.calls += 1
      if (fault) throw fault
      const seats = ['1A', '1K'].map((name) => ({
        ...{ name, cabin: 'J' as const, state: free.includes(name) ? ('free' as const) : ('taken' as const) },
      }))
      return [{ seenAt: now, aircraft: { name: 'any', variant: null }, seats, counts: [] }]
    },
  }
  return provider
}

async function watch(provider: FlightProvider, at = noon, maxFlights = 300, db = stage.db) {
  const snapshots = firestoreSnapshotStore(stage.db)
  const faults: string[] = []
  const signal = new AbortController().signal
  const due: unknown[] = []
  const enqueue = async (some: readonly unknown[]) => void due.push(...some)
  const looked = await watchSeats({
    db,
    provider,
    snapshots,
    clock: { now: () => at },
    enqueue,
    report: (fault) => faults.push(fault),
    signal,
    maxFlights,
  })
  return { looked, due, faults }
}

const readLastCheck = async () =>
  SeatAlertDocument.shape.lastLook.parse((await stage.db.doc(path).get()).get('lastLook') ?? undefined)

/** Returns the longest that any of nineteen honest members waits for a check, in runs of three flights each. */
async function longestWait(runs: number): Promise<number> {
  const waits = new Map<string, number[]>()
  const honest = Array.from({ length: 19 }, (_, at) => `honest${at}`)
  for (let run = 0; run < runs; run += 1) {
    await watch(providerOf([]), later(30 * (run + 1)), 3)
    const seen = await stage.db.getAll(...honest.map((uid) => stage.db.doc(`users/${uid}/seat-alerts/00`)))
    seen.forEach((one, at) => {
      if (one.get('lastLook.at') === later(30 * (run + 1))) waits.set(`${at}`, [...(waits.get(`${at}`) ?? [-1]), run])
    })
  }
  return Math.max(
    ...honest.flatMap((_, at) => {
      const checks = [...(waits.get(`${at}`) ?? [-1]), runs]
      return checks.slice(1).map((check, before) => check - (checks[before] ?? 0))
    }),
  )
}

describe('a member who watches fifty flights that do not exist', () => {
  it('delays none of nineteen others by more than ten runs of three flights', {
    timeout: 60_000,
  }, async () => {
    for (let at = 0; at < 19; at += 1) await set({ flight: `QF${at + 1}` }, `users/honest${at}/seat-alerts/00`)
    for (let at = 0; at < 50; at += 1) {
      await set({ flight: `ZZ${at + 1}`, date: '2026-11-21' }, `users/greedy/seat-alerts/${`${at}`.padStart(2, '0')}`)
    }
    // Nineteen flights at two or three a run take up to ten runs.
    expect(await longestWait(12)).toBeLessThanOrEqual(10)
  })
})

describe('a flight unknown to the source', () => {
  it('is asked for again after a day, or once the alert names another flight', async () => {
    const provider = providerOf([], new FlightFault('unknown-flight', 'No such flight.'))
    await set({ flight: 'ZZ9', date: '2026-12-20' })
    await watch(provider)
    await watch(provider, later(30))
    await watch(provider, later(23 * 60))
    expect(provider.calls).toBe(1)
    expect(await readLastCheck()).toMatchObject({ fault: 'No such flight.', unknown: true })
    await watch(provider, later(25 * 60))
    expect(provider.calls).toBe(2)
    await stage.db.doc(path).update({ 'settings.flight': 'QF1' })
    await watch(provider, later(25 * 60 + 30))
    expect(provider.calls).toBe(3)
  })
})

describe('seat alerts', () => {
  it('report once when a seat is free, and again when another is', async () => {
    await set()
    expect((await watch(providerOf([]))).due).toEqual([])
    expect(await readLastCheck()).toMatchObject({
      at: noon,
      legs: [{ from: 'SYD', to: 'SIN', seats: [] }],
      sample: false,
      fault: null,
    })
    expect((await watch(providerOf(['1A']), later(30))).due).toHaveLength(1)
    expect((await watch(providerOf(['1A']), later(60))).due).toEqual([])
    expect((await watch(providerOf(['1A', '1K']), later(90))).due).toHaveLength(1)
    const messages = await stage.outbox()
    expect(messages.map(({ kind, channel }) => `${kind} ${channel}`)).toEqual(['seat email', 'seat email'])
    expect(await stage.history('ann')).toMatchObject([
      { kind: 'seat', flight: 'QF1', legs: [{ seats: ['1A'] }] },
      { kind: 'seat', legs: [{ seats: ['1A', '1K'] }] },
    ])
    expect((await stage.db.doc(path).get()).get('lastMatch')).toEqual({ at: later(90), seats: ['1A', '1K'] })
  })

  it('report by leg, and report seats already free when other seats are wanted', async () => {
    await set({ wanted: { kind: 'named', seats: ['1A'] } })
    const provider = providerOf(['1A'])
    const { seats } = provider
    const legs = [
      { flight: 'QF1', date: '2026-12-08', from: 'SYD', to: 'SIN', departs: null },
      { flight: 'QF1', date: '2026-12-08', from: 'SIN', to: 'LHR', departs: null },
    ]
    const second: FlightProvider = {
      ...provider,
      legs: async () => legs,
      seats: (leg, now) => (leg.from === 'SIN' ? providerOf([]).seats(leg, now) : seats(leg, now)),
    }
    await watch(second)
    // The same name on the other leg is another seat.
    expect((await watch({ ...second, seats }, later(30))).due).toHaveLength(1)
    const history = await stage.history('ann')
    expect(history.map((one) => one.kind === 'seat' && one.legs.map(({ from }) => from))).toEqual([
      ['SYD'],
      ['SYD', 'SIN'],
    ])
    await stage.db.doc(path).update({ 'settings.wanted': { kind: 'named', seats: ['1A', '1K'] } })
    expect((await watch({ ...second, seats }, later(60))).due).toHaveLength(1)
  })

  it('keep what was known of a leg that a check could not read', async () => {
    await set({ wanted: { kind: 'named', seats: ['1A'] } })
    const provider = providerOf(['1A'])
    const legs = [
      { flight: 'QF1', date: '2026-12-08', from: 'SYD', to: 'SIN', departs: null },
      { flight: 'QF1', date: '2026-12-08', from: 'SIN', to: 'LHR', departs: null },
    ]
    const whole: FlightProvider = { ...provider, legs: async () => legs }
    const count = { cabin: 'J', free: 1, total: 2 } as const
    const part: FlightProvider = {
      ...whole,
      seats: async (leg, now) => {
        const seen = await provider.seats(leg, now)
        return leg.from === 'SIN' ? seen.map((one) => ({ ...one, seats: [], counts: [count] })) : seen
      },
    }
    expect((await watch(whole)).due).toHaveLength(1)
    expect((await watch(part, later(30))).due).toEqual([])
    expect((await readLastCheck())?.legs).toMatchObject([{ from: 'SYD' }, { from: 'SIN', seats: ['1A'], seenAt: noon }])
    expect((await watch(whole, later(60))).due).toEqual([])
  })

  it('of one member that match in one run make one message per channel, sent once', async () => {
    await set({ name: 'Out', channels: ['email', 'webhook'] })
    await set({ name: 'Home', flight: 'QF2', date: '2026-12-20' }, 'users/ann/seat-alerts/04')
    await set({ flight: 'QF2', date: '2026-12-20' }, 'users/bob/seat-alerts/00')
    await stage.db.doc('users/ann/private/plan').set({ name: { slug: 'gold' }, status: 'active', periodEnd: null })
    const { due } = await watch(providerOf(['1A']))
    expect(due).toHaveLength(4)
    const messages = await stage.outbox()
    const summaries = messages.map(({ uid, kind, channel, alerts }) => [
      uid,
      kind,
      channel,
      alerts?.map(({ name }) => name),
    ])
    expect(summaries.sort()).toEqual([
      ['ann', 'seat', 'push', undefined],
      ['ann', 'seat', 'webhook', undefined],
      ['ann', 'seats', 'email', ['Out', 'Home']],
      ['bob', 'seat', 'email', undefined],
    ])
    const both = messages.find(({ kind }) => kind === 'seats')
    expect(both?.kind === 'seats' && both.payload.news.map(({ flight }) => flight).sort()).toEqual(['QF1', 'QF2'])
    expect((await watch(providerOf(['1A']), later(30))).due).toEqual([])
    // One message reported both, so they count once towards the day's twelve.
    const sendsAt = (await stage.history('ann')).map((entry) => entry.sendsAt)
    expect(new Set(sendsAt)).toEqual(new Set([noon]))
  })

  it('that match in one run each show in the member’s calendar, though one message tells of them all', async () => {
    await set({ name: 'Out' })
    await set({ name: 'Home', flight: 'QF2', date: '2026-12-20' }, 'users/ann/seat-alerts/04')
    await watch(providerOf(['1A']))
    await stage.db.doc('users/ann').set({})
    const siteUrl = 'https://site.example'
    const { feeds } = await replaceFeeds(stage.db, 'ann', { renew: true, siteUrl, now: noon })
    const request = new Request(feeds?.calendar ?? siteUrl)
    const calendar = await (await answerFeed('calendar', request, { db: stage.db, now: noon, siteUrl })).text()
    expect(calendar.match(/^SUMMARY:.*$/gm)?.sort()).toEqual([
      expect.stringContaining('QF1\\, Sydney to Singapore'),
      expect.stringContaining('QF2\\, Sydney to Singapore'),
    ])
  })

  it('held back by the same quiet hours join one message, with the newer look', async () => {
    const quiet = { start: '00:00', end: '23:00', timeZone: 'UTC' }
    await set({ name: 'Out', quiet, channels: ['email'] })
    await watch(providerOf(['1A']))
    await set({ name: 'Home', flight: 'QF2', quiet, channels: ['email'] }, 'users/ann/seat-alerts/04')
    await watch(providerOf(['1A', '1K']), later(30))
    const [message, ...others] = await stage.outbox()
    expect(others).toEqual([])
    expect(message?.kind === 'seats' && message.payload.news.map(({ legs }) => legs[0]?.seats)).toEqual([
      ['1A', '1K'],
      ['1A', '1K'],
    ])
  })

  it('found after the held message was sent get a message of their own', async () => {
    await set({ quiet: { start: '00:00', end: '23:00', timeZone: 'UTC' }, channels: ['email'] })
    await watch(providerOf(['1A']))
    for (const { ref } of (await stage.db.collection('outbox').get()).docs) await ref.update({ status: 'sent' })
    const { due } = await watch(providerOf(['1A', '1K']), later(30))
    expect((await stage.outbox()).map(({ status }) => status).sort()).toEqual(['pending', 'sent'])
    expect((await stage.history('ann'))[1]?.messages).toEqual(due.map((one) => (one as Due).id))
  })

  it('check a shared flight once, and skip departed, paused and beyond-plan flights', async () => {
    await set()
    await set({}, 'users/bob/seat-alerts/00')
    await set({ date: '2026-11-18' }, 'users/bob/seat-alerts/01')
    await set({ paused: true, flight: 'QF2' }, 'users/bob/seat-alerts/02')
    await set({ date: '2027-05-01' }, 'users/bob/seat-alerts/03')
    const provider = providerOf(['1A'])
    expect((await watch(provider)).looked).toBe(1)
    expect([provider.calls, (await stage.outbox()).length]).toEqual([1, 2])
  })

  it('record why nothing was seen, and keep what was seen before', async () => {
    await set()
    await watch(providerOf(['1A']))
    await watch(providerOf([], new FlightFault('unavailable', 'The source couldn’t be reached.')), later(30))
    expect(await readLastCheck()).toMatchObject({ legs: [{ seats: ['1A'] }], fault: 'The source couldn’t be reached.' })
    expect((await watch(providerOf(['1A']), later(60))).due).toEqual([])
    await set({ wanted: { kind: 'window' } })
    await watch(providerOf(['1A']), later(90))
    expect((await readLastCheck())?.fault).toContain('We don’t know which business seats are at a window')
  })
})

describe('the run that watches seats', () => {
  const uidsTold = async () => (await stage.outbox()).map(({ uid }) => uid).sort()

  it('tries a member whose alerts cannot be written twice, and goes on with the others', async () => {
    await set()
    await set({ flight: 'QF2' }, 'users/bob/seat-alerts/00')
    const broken = await watch(providerOf(['1A']), noon, 300, refusing(stage.db, 'ann'))
    expect(broken.faults).toEqual(['A member’s seat alerts cannot be written: Refused: users/…/alerts/07'])
    expect([broken.looked, await uidsTold()]).toEqual([2, ['bob']])
    // Nothing was written for her, so the next run finds the seat to be news.
    const again = await watch(providerOf(['1A']), later(30), 300, refusing(stage.db, 'ann', 1))
    expect([again.faults, await uidsTold()]).toEqual([[], ['ann', 'bob']])
  })

  it('reports a flight that fails in an unforeseen way, and goes on with the others', async () => {
    await set()
    await set({ flight: 'QF2' }, 'users/ann/seat-alerts/04')
    await set({ flight: 'QF2' }, 'users/bob/seat-alerts/00')
    const provider = providerOf(['1A'])
    const { legs } = provider
    provider.legs = (query) => (query.flight === 'QF1' ? Promise.reject(new TypeError('unforeseen')) : legs(query))
    const { faults } = await watch(provider)
    expect(faults).toEqual(['The flight QF1 cannot be checked: unforeseen'])
    expect(await uidsTold()).toEqual(['ann', 'bob'])
    expect(await readLastCheck()).toBeUndefined()
  })
})
