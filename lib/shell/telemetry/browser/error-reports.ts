import { captureException, captureRouterTransitionStart, init, setUser } from '@sentry/nextjs'
import { receiveFaults } from '../../../core/faults.ts'
import { thisBuild } from '../../release/this-build.ts'
import { scrubBreadcrumb, scrubReport } from '../scrub.ts'
import type { ErrorReports } from '../telemetry-config.ts'
import { onVisitorChange } from './visitor.ts'

/**
 * Starts the browser's error and performance reports, and sends what has gone wrong before. Loaded when they are on.
 * @returns what wants to know of each navigation
 */
export function startErrorReports({ dsn, environment, tracesSampleRate }: ErrorReports) {
  init({
    dsn,
    environment,
    release: thisBuild.id,
    // Set at all, even to 0, it would start the timing of everything.
    ...(tracesSampleRate > 0 ? { tracesSampleRate } : {}),
    // Nothing of the visitor but the id below: no address, no cookies, no typed text.
    sendDefaultPii: false,
    beforeSend: scrubReport,
    beforeSendTransaction: scrubReport,
    beforeBreadcrumb: scrubBreadcrumb,
  })
  onVisitorChange((uid) => setUser(uid === null ? null : { id: uid }))
  receiveFaults(({ what, error }) => captureException(error, { tags: { what } }))
  return captureRouterTransitionStart
}
