import { thisBuild } from '../release/this-build.ts'
import type { ErrorReports } from './telemetry-config.ts'

/** The parts of an error report that can hold something about a person. The rest passes through as it is. */
export type Report = {
  message?: string
  user?: object
  request?: object
  transaction?: string
  contexts?: object
  exception?: { values?: { value?: string }[] }
  breadcrumbs?: { message?: string; data?: Record<string, unknown> }[]
}

// Lengths are bounded, as in real addresses; otherwise a long text without an @ would be rescanned from each letter.
const email = /[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,190}\.[^\s@"'<>().,;:]{1,63}/g
const query = /([?#])[^\s"']*/g

/** Returns the text without email addresses and without the query or fragment of URLs. */
export function scrubText(text: string): string {
  return text.replace(email, '[e-mail]').replace(/(https?:\/\/|\/)[^\s"']*/g, (address) => address.replace(query, ''))
}

/**
 * Returns the report with nothing about a person but their id: no cookies, headers or bodies, no query strings, no
 * email addresses. Query strings can hold journeys, referral codes and, on links from our mail, sign-in codes.
 */
export function scrubReport<Sent extends Report>(report: Sent): Sent {
  const { user, request, message, transaction, contexts, exception, breadcrumbs } = report
  const id = user && 'id' in user ? user.id : undefined
  const address = request && 'url' in request ? request.url : undefined
  return {
    ...report,
    ...(user ? { user: id === undefined ? {} : { id } } : {}),
    ...(request ? { request: typeof address === 'string' ? { url: scrubText(address) } : {} } : {}),
    ...(message ? { message: scrubText(message) } : {}),
    ...(transaction ? { transaction: scrubText(transaction) } : {}),
    ...(contexts ? { contexts: scrubDeep(contexts) } : {}),
    ...(exception ? { exception: { ...exception, values: exception.values?.map(scrubValue) } } : {}),
    ...(breadcrumbs ? { breadcrumbs: breadcrumbs.map(scrubBreadcrumb) } : {}),
  }
}

/** Scrubs every string at any depth, because what frameworks add about a request differs between versions. */
function scrubDeep(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (Array.isArray(value)) return value.map(scrubDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, scrubDeep(inner)]))
}

function scrubValue<Value extends { value?: string }>(value: Value): Value {
  return value.value === undefined ? value : { ...value, value: scrubText(value.value) }
}

/** Keeps only addresses and plain outcomes of a breadcrumb's data; arguments of console calls can be anything. */
export function scrubBreadcrumb<Crumb extends { message?: string; data?: Record<string, unknown> }>(
  crumb: Crumb,
): Crumb {
  const kept = ['url', 'from', 'to', 'method', 'status_code']
  const data = Object.entries(crumb.data ?? {})
    .filter(([name]) => kept.includes(name))
    .map(([name, value]) => [name, typeof value === 'string' ? scrubText(value) : value])
  return {
    ...crumb,
    ...(crumb.message === undefined ? {} : { message: scrubText(crumb.message) }),
    data: Object.fromEntries(data),
  }
}

/** Returns the options the error-report SDK is started with, in browsers and on servers. */
export function getReportOptions({ dsn, environment, tracesSampleRate }: ErrorReports) {
  return {
    dsn,
    environment,
    release: thisBuild.id,
    // Left out at 0: the SDK starts tracing if the option is set at all.
    ...(tracesSampleRate > 0 ? { tracesSampleRate } : {}),
    // Nothing about a person but the id that a browser sets: no address, no cookies, no typed text.
    sendDefaultPii: false,
    beforeSend: scrubReport,
    beforeSendTransaction: scrubReport,
    beforeBreadcrumb: scrubBreadcrumb,
  }
}
