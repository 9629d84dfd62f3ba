import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Instant } from '../../core/clock.ts'
import { findPage } from '../../pages/pages.ts'
import { writeLog } from '../logs/log-line.ts'
import { noStore, problemResponse } from '../problem.ts'

const maxBodyBytes = 16_384
const maxReports = 20
const retentionMs = 7 * 86_400_000

const Text = z.string().max(4_000)
/** The formats browsers send: that of the Reporting API, and that of browsers that know only `report-uri`. */
const Body = z.union([
  z
    .array(z.object({ type: z.string(), body: z.record(z.string(), z.unknown()) }))
    .max(maxReports)
    .transform((reports) => reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body)),
  z.object({ 'csp-report': z.record(z.string(), z.unknown()) }).transform((report) => [report['csp-report']]),
])
const Violation = z.union([
  z.object({ documentURL: Text, effectiveDirective: Text, blockedURL: Text.default('') }),
  z.object({ 'document-uri': Text, 'violated-directive': Text, 'blocked-uri': Text.default('') }).transform((old) => ({
    documentURL: old['document-uri'],
    effectiveDirective: old['violated-directive'].split(' ')[0] ?? '',
    blockedURL: old['blocked-uri'],
  })),
])

const directives = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'connect-src', 'frame-src', 'worker-src', 'form-action', 'base-uri', 'frame-ancestors'],
]

/** What was refused, reduced to a few fixed words, because a browser can be made to report anything. */
export type PolicyReport = { directive: string; blocked: 'inline' | 'eval' | 'data' | 'address'; page: string }

/** Takes browsers' reports and counts them by kind and day. Reports of other types are accepted but not counted. */
export async function answerReports(request: Request, db: () => Firestore, now: Instant): Promise<Response> {
  const text = await request.text()
  if (text.length > maxBodyBytes)
    return problemResponse(413, 'Too long', `Send reports of up to ${maxBodyBytes} bytes.`)
  const reports = readReports(text)
  if (reports === null) return problemResponse(400, 'No reports', 'These aren’t browser reports.')
  await Promise.all(reports.map((report) => storeReport(db(), report, now)))
  return new Response(null, { status: 204, headers: noStore })
}

/** Returns the reports of a body; null if it isn't one. */
export function readReports(text: string): PolicyReport[] | null {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return null
  }
  const read = Body.safeParse(body)
  return read.success ? read.data.flatMap((violation) => findReport(violation) ?? []) : null
}

function findReport(body: unknown): PolicyReport | null {
  const { data } = Violation.safeParse(body)
  if (!data || !directives.includes(data.effectiveDirective)) return null
  const { effectiveDirective: directive, blockedURL, documentURL } = data
  const path = URL.canParse(documentURL) ? new URL(documentURL).pathname : ''
  // Addresses that are made up, or of a page with a slug, are not kept: they count as another page.
  return { directive, blocked: classifyBlocked(blockedURL), page: findPage(path)?.path ?? 'another page' }
}

function classifyBlocked(blocked: string): PolicyReport['blocked'] {
  if (blocked === 'inline' || blocked === 'eval') return blocked
  return blocked.startsWith('data') ? 'data' : 'address'
}

/** Stores one document for each kind and day, so that no flood of reports fills the database. */
async function storeReport(db: Firestore, { directive, blocked, page }: PolicyReport, now: Instant): Promise<void> {
  const day = now.slice(0, 10)
  writeLog('WARNING', 'the policy of a page refused something', { directive, blocked, page })
  const expireAt = Timestamp.fromMillis(Date.parse(now) + retentionMs)
  const kind = { day, directive, blocked, page, count: FieldValue.increment(1), expireAt }
  await db.doc(`policy-reports/${day}-${directive}-${blocked}`).set(kind, { merge: true })
}
