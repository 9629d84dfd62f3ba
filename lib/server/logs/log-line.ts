import { scrubText } from '../../shell/telemetry/scrub.ts'
import { currentRequestId } from './request-scope.ts'

/** Names of environment variables and fields whose values must never be logged. */
const secretName = /secret|token|password|passwd|authorization|cookie|private|smtp_url|api_?key|dsn$|_key$/i

/** What secrets look like anywhere in a text: bearer headers, tokens, keys of the services used here, signed links. */
const shapes = [
  /\bbearer +[^\s"',]+/gi,
  /\beyJ[\w-]{6,}\.[\w-]*\.?[\w-]*/g,
  /\b__(?:Host-)?session=[^\s;"']+/g,
  /\b[rs]k_(?:live|test)_\w+/g,
  /\bwhsec_\w+/g,
  /\bAIza[\w-]{20,}/g,
  /\bpro_[A-Za-z0-9]{12,}/g,
  /\bpw[ar]?_[\w.-]{20,}/g,
  /\d{6,12}:[\w-]{30,}/g,
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]*/g,
]

const hidden = '[secret]'

type Redactor = (value: unknown) => unknown

/**
 * Builds a function that removes secrets and personal data from anything about to be logged: this server's own secrets
 * by their value, others by their shape, fields by their names, and e-mail addresses and query strings.
 */
export function createRedactor(environment: Record<string, string | undefined>): Redactor {
  const own = Object.entries(environment)
    .filter(([name, value]) => secretName.test(name) && (value?.length ?? 0) >= 8)
    .flatMap(([, value]) => (value === undefined ? [] : [value]))
    // The longest first: one secret may be part of another.
    .sort((a, b) => b.length - a.length)
  const text = (value: string): string => {
    const withoutOwn = own.reduce((left, secret) => left.replaceAll(secret, hidden), value)
    return scrubText(shapes.reduce((left, shape) => left.replace(shape, hidden), withoutOwn))
  }
  return (value) => redactDeep(value, text, 0)
}

function redactDeep(value: unknown, text: (value: string) => string, depth: number): unknown {
  if (typeof value === 'string') return text(value)
  if (value instanceof Error) return describeError(value, text, depth)
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 5) return '[deeper]'
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redactDeep(item, text, depth + 1))
  const entries = Object.entries(value).slice(0, 50)
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, secretName.test(name) ? hidden : redactDeep(inner, text, depth + 1)]),
  )
}

function describeError(error: Error, text: (value: string) => string, depth: number): unknown {
  const code = 'code' in error ? { code: redactDeep(error.code, text, depth + 1) } : {}
  const cause = error.cause === undefined || depth > 3 ? {} : { cause: redactDeep(error.cause, text, depth + 1) }
  return { name: error.name, ...code, message: text(error.message), stack: text(error.stack ?? ''), ...cause }
}

/** Severities by the names Cloud Logging gives them. */
type Severity = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR'

type Fields = Record<string, unknown>

let redactor: Redactor | undefined

/** Builds one line of JSON for Cloud Logging, with the id of the current request. */
export function logLine(severity: Severity, message: string, fields: Fields = {}): string {
  redactor ??= createRedactor(process.env)
  const requestId = currentRequestId()
  const more = redactor(fields) as Fields
  return JSON.stringify({ severity, message: redactor(message), ...(requestId ? { requestId } : {}), ...more })
}

/** Writes a line directly to stdout, because the console would format it for people. */
export function writeLog(severity: Severity, message: string, fields?: Fields): void {
  process.stdout.write(`${logLine(severity, message, fields)}\n`)
}

const severities = { debug: 'DEBUG', log: 'INFO', info: 'INFO', warn: 'WARNING', error: 'ERROR' } as const

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colour codes begin with a control character
const colours = /\u001b\[\d{1,3}m/g

/**
 * Turns everything this process prints from now on, frameworks included, into redacted lines of JSON: the one place
 * that a secret in an error's text can't slip past.
 */
export function structureConsole(target: Console = console): void {
  for (const [method, severity] of Object.entries(severities) as [keyof typeof severities, Severity][]) {
    target[method] = (...given: unknown[]) => {
      const words = given.filter((part) => typeof part === 'string').join(' ')
      const others = given.filter((part) => typeof part !== 'string')
      const [first] = others
      const message = words || (first instanceof Error ? first.message : severity)
      writeLog(severity, message.replace(colours, '').trim(), others.length > 0 ? { details: others } : {})
    }
  }
}
