import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths } from '../../../accounts/documents.ts'
import { AlertSettings } from '../../../alerts/alert.ts'
import type { AlertIndex } from '../../../alerts/alert-index.ts'
import { alertReach, foundWithin } from '../../../alerts/compose/alert-excess.ts'
import { buildDigest } from '../../../alerts/digest.ts'
import { latestChanges, type ReportedChange } from '../../../alerts/latest-changes.ts'
import { matchAlert } from '../../../alerts/match-alert.ts'
import { listChannels } from '../../../alerts/plan-channels.ts'
import { routeId } from '../../../availability/route-key.ts'
import { type Clock, localDateOf } from '../../../core/clock.ts'
import { groupBy } from '../../../core/group.ts'
import { type Audience, parseAudience } from '../../../core/plan.ts'
import { coversAirport } from '../../../network/place-tokens.ts'
import type { Due } from '../../task-queue.ts'
import { referenceOf } from '../reference-of.ts'
import type { AlertCache } from './alert-cache.ts'
import { describeError } from './describe-error.ts'
import { storePastChanges } from './past-store.ts'
import { type Finding, persistMemberMatches } from './persist-member-matches.ts'
import { RouteStates, routesBeside } from './route-states.ts'
import {
  claimRun,
  type Failed,
  finishRun,
  type LeftRun,
  listHeld,
  noteRetry,
  type OpenRun,
  type RunTotals,
  readChanges,
  readLaterChanges,
  readLeft,
} from './run-store.ts'

/** How many members' alerts are read and written together. */
const MEMBERS_AT_ONCE = 50

type MatchContext = {
  db: Firestore
  alerts: AlertCache
  clock: Clock
  /** Queues messages for delivery. The delivery sweep finds any that weren't queued. */
  enqueue: (due: readonly Due[]) => Promise<void>
  report: (fault: string) => void
  /** Aborted when the function's time is nearly over; the next run then takes over the open one. */
  signal: AbortSignal
}

/** For how long a member for whom a run failed is tried again, with every run. News older than that is of little use. */
const RETRY_HOURS = 24

/**
 * Matches all waiting changes, run by run, after trying again the members for whom an earlier run failed. If it is
 * killed at any point and started again, it writes the same documents, because a change is deleted only once everything
 * that follows from it is written. Resolves to the number of runs finished.
 */
export async function matchOpenings(context: MatchContext): Promise<number> {
  const { db, clock, signal, report } = context
  const left = await readLeft(db)
  for (const [at, run] of left.entries()) {
    const isLast = Date.parse(clock.now()) - Date.parse(run.startedAt) > RETRY_HOURS * 3_600_000
    // What still fails was reported by the run itself, and is once more when it is given up.
    const quiet = isLast ? context : { ...context, report: () => {} }
    const done = await workOn(run, listHeld(left.slice(0, at + 1)), quiet)
    if (done === null) return 0
    await noteRetry(db, run, isLast ? [] : done.failed.members)
  }
  for (let runs = 0; ; runs += 1) {
    if (signal.aborted) return runs
    const run = await claimRun(db, clock.now())
    if (run === null) return runs
    const seen = new Set([...run.changes, ...listHeld(await readLeft(db))])
    const done = await workOn(run, seen, context)
    if (done === null) return runs
    const over = await finishRun(db, run, { ...done, now: clock.now() })
    if (over.length > 0) report(`Too many runs wait to be tried again: ${over.length} given up`)
  }
}

/** Processes one run; null when time ran out before everything was written. `seen`: its changes and all earlier ones. */
async function workOn(
  run: OpenRun | LeftRun,
  seen: ReadonlySet<string>,
  context: MatchContext,
): Promise<{ totals: RunTotals; failed: Failed } | null> {
  const { db, alerts, signal } = context
  await alerts.refresh(db, localDateOf(run.startedAt), context.report)
  const changes = latestChanges(await readChanges(db, run, context.report))
  const concerned = concernedBy(changes, alerts.index)
  const totals: RunTotals = { lanes: changes.length, alerts: concerned.size, matched: 0, messages: 0 }
  const states = new RouteStates(db, context.report, (route) => readLaterChanges(db, seen, route))
  const work = { run, states, concerned, context }
  // Members with the fewest alerts come first: an interrupted run starts over, and must not use up its time on the same
  // few members each time.
  const members = [...groupBy([...concerned.keys()], getOwner)]
    .filter(([uid]) => !('members' in run) || run.members.includes(uid))
    .sort(([, a], [, b]) => a.length - b.length)
  const again: Member[] = []
  for (let at = 0; at < members.length; at += MEMBERS_AT_ONCE) {
    if (signal.aborted) return null
    const some = members.slice(at, at + MEMBERS_AT_ONCE)
    again.push(...(await settle(some, totals, work, 'first')))
  }
  const failed: Member[] = []
  for (const member of again) {
    if (signal.aborted) return null
    failed.push(...(await settle([member], totals, work, 'last')))
  }
  // Previews of other members' alerts must not count seats that one member brought.
  const shared = changes.filter(({ uid }) => uid === undefined)
  if (!('members' in run)) await storePastChanges(db, shared, context.report)
  const theirs = failed.flatMap(([, paths]) => paths).flatMap((path) => Object.values(concerned.get(path) ?? {}).flat())
  return { totals, failed: { members: failed.map(([uid]) => uid), routes: [...new Set(theirs.map(routeId))] } }
}

/** A member, with the paths of their alerts that the run concerns. */
type Member = readonly [uid: string, paths: string[]]

/**
 * Matches the alerts of some members and writes what follows. Returns the members for whom anything failed, to be tried
 * again with all their alerts, because those that match together share messages. What fails at the last try is reported
 * and left to the next run, so that nothing of one member's stops the others; when the whole database fails, the run
 * can't be finished either.
 */
async function settle(
  members: readonly Member[],
  totals: RunTotals,
  work: Work,
  attempt: 'first' | 'last',
): Promise<Member[]> {
  const { run, context } = work
  const failed = new Set<string>()
  const onFault = (what: string, uid: string, error: unknown) => {
    failed.add(uid)
    if (attempt === 'last') context.report(`${what}: ${describeError(error)}`)
  }
  const findings = await listFindings(members, work, (path, error) =>
    onFault('An alert cannot be matched', getOwner(path), error),
  )
  const whole = attempt === 'last' ? findings : findings.filter(({ uid }) => !failed.has(uid))
  const due = await Promise.all(
    [...groupBy(whole, ({ uid }) => uid)].map(async ([uid, own]) => {
      try {
        const due = await persistMemberMatches(context.db, own, run)
        totals.matched += own.filter(({ digest }) => digest.openings.length > 0).length
        totals.messages += due.length
        return due
      } catch (error) {
        onFault('A member’s matches cannot be written', uid, error)
        return []
      }
    }),
  )
  await context.enqueue(due.flat())
  return members.filter(([uid]) => failed.has(uid))
}

/** The changes that may concern each alert, by its path. */
type Concerned = Map<string, { opened: ReportedChange[]; closed: ReportedChange[] }>

function concernedBy(changes: readonly ReportedChange[], index: AlertIndex): Concerned {
  const concerned: Concerned = new Map()
  const of = (path: string) => {
    const known = concerned.get(path) ?? { opened: [], closed: [] }
    concerned.set(path, known)
    return known
  }
  for (const change of changes) {
    const { opened, closed } = index.candidates(change)
    const isFor = (path: string) => change.uid === undefined || getOwner(path) === change.uid
    for (const path of opened) if (isFor(path)) of(path).opened.push(change)
    for (const path of closed) if (isFor(path)) of(path).closed.push(change)
  }
  return concerned
}

function getOwner(path: string): string {
  return path.split('/')[1] ?? ''
}

type Work = { run: OpenRun | LeftRun; states: RouteStates; concerned: Concerned; context: MatchContext }

/** Lists what was found for each alert. One that fails is passed to `onFault` and left out. */
async function listFindings(
  members: readonly Member[],
  work: Work,
  onFault: (path: string, error: unknown) => void,
): Promise<Finding[]> {
  const { db, alerts } = work.context
  const paths = members.flatMap(([, own]) => own)
  const planRefs = members.map(([uid]) => db.doc(accountPaths.plan(uid)))
  const [documents, plans] = await Promise.all([
    db.getAll(...paths.map((path) => db.doc(path))),
    db.getAll(...planRefs),
  ])
  const planOf = new Map(plans.map((document, at) => [members[at]?.[0], parseAudience(document.get('name.slug'))]))
  const findings: Finding[] = []
  for (const document of documents) {
    const { path } = document.ref
    const parsed = AlertSettings.safeParse(document.get('settings'))
    if (!parsed.success || parsed.data.paused) alerts.index.delete(path)
    else {
      const plan = planOf.get(getOwner(path)) ?? 'guest'
      const changes = work.concerned.get(path) ?? { opened: [], closed: [] }
      try {
        findings.push(
          await toFinding({ path, alert: referenceOf(document), settings: parsed.data, plan }, changes, work),
        )
      } catch (error) {
        onFault(path, error)
      }
    }
  }
  return findings.filter(({ digest, closings }) => digest.openings.length > 0 || closings.length > 0)
}

async function toFinding(
  { path, alert, settings, plan }: { path: string; alert: string; settings: AlertSettings; plan: Audience },
  { opened, closed }: { opened: ReportedChange[]; closed: ReportedChange[] },
  { run, states }: Work,
): Promise<Finding> {
  // Later runs may have matched that these seats went, or came back.
  if ('members' in run) await states.read([...opened, ...closed])
  const holds = (change: ReportedChange, isOpen: boolean) =>
    !('members' in run) || change.uid !== undefined || states.around(change).length > 0 === isOpen
  const news = opened.filter((change) => holds(change, true))
  const closings = closed.filter((change) => holds(change, false))
  await states.read(news.flatMap((change) => routesBeside(settings, change)))
  const reach = alertReach(settings, plan, localDateOf(run.startedAt))
  const beside = { findOffers: states.around, coversAirport, reach }
  const found = news.flatMap((change) => {
    const seats = matchAlert(settings, change, beside)
    return seats === null ? [] : [{ seats: foundWithin(seats, plan), sample: change.sample }]
  })
  const allowed = listChannels(plan)
  return {
    uid: getOwner(path),
    alert,
    settings,
    // A feed is read rather than sent: it shows the history.
    channels: settings.channels.filter((channel) => channel !== 'feed' && allowed.includes(channel)),
    digest: buildDigest(
      found.map(({ seats }) => seats),
      settings,
    ),
    closings,
    sample: found.some(({ sample }) => sample) || (found.length === 0 && closings.some(({ sample }) => sample)),
  }
}
