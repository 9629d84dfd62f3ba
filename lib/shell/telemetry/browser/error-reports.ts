import { captureException, captureRouterTransitionStart, init, setUser } from '@sentry/nextjs'
import { receiveFaults } from '../../../core/faults.ts'
import { getReportOptions } from '../scrub.ts'
import type { ErrorReports } from '../telemetry-config.ts'
import { onVisitorChange } from './visitor.ts'

/**
 * Starts the browser's error and performance reports, and sends faults noted earlier. Loaded only when reports are on.
 * @returns the function to call at each navigation
 */
export function startErrorReports(reports: ErrorReports) {
  init(getReportOptions(reports))
  onVisitorChange((uid) => setUser(uid === null ? null : { id: uid }))
  receiveFaults(({ what, error }) => captureException(error, { tags: { what } }))
  return captureRouterTransitionStart
}
