import { createRedactor, type Redactor } from './redact.ts'
import { currentRequestId } from './request-scope.ts'

/** Severities by the names Cloud Logging gives them. */
export type Severity = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR'

type Fields = Record<string, unknown>

let redactor: Redactor | undefined

/** One line of JSON for the log, as Cloud Logging reads it, with the id of the request it belongs to. */
export function logLine(severity: Severity, message: string, fields: Fields = {}): string {
  redactor ??= createRedactor(process.env)
  const requestId = currentRequestId()
  const line = { severity, message: redactor(message), ...(requestId ? { requestId } : {}), ...redacted(fields) }
  return JSON.stringify(line)
}

function redacted(fields: Fields): Fields {
  return (redactor?.(fields) ?? {}) as Fields
}

/** Writes a line past the console, whose arguments would be formatted for people. */
export function writeLog(severity: Severity, message: string, fields?: Fields): void {
  process.stdout.write(`${logLine(severity, message, fields)}\n`)
}
