import { type Severity, writeLog } from './log-line.ts'

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
