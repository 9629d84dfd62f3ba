import type { Answer } from '../backend/exchange.ts'
import type { FuzzRequest } from './request.ts'

/** What is wrong with an answer, in a few words; null when nothing is. */
export function faultOf({ kind, method }: FuzzRequest, { status, headers, text }: Answer): string | null {
  const type = headers['content-type'] ?? ''
  // oEmbed deliberately answers 501 for a format it doesn't support.
  if (status >= 500 && status !== 501) return `status ${status}`
  if (status < 200) return `status ${status}`
  if (/node_modules|\n {4}at /.test(text) && !type.startsWith('text/javascript')) return 'tells of the inside'
  if (type.startsWith('text/html') && text.includes('<script>alert(1)</script>')) return 'writes markup of the question'
  // The framework itself rejects some requests before our handlers: those answers have no body of ours.
  const ours = kind === 'api' && status >= 400 && method !== 'HEAD' && ![400, 405, 413].includes(status)
  if (ours && !type.startsWith('application/problem+json')) return `status ${status} without problem details`
  return null
}
