import { digestError } from '@/lib/shell/telemetry/error-digest.ts'

type Shown = { error: Error & { digest?: string } }

/** A code that finds the error in the logs. */
export function ErrorCode({ error }: Shown) {
  'use no memo' // As in the frame of error pages.
  return (
    <p>
      If this keeps happening, contact us and quote <code className="font-mono text-ink">{digestError(error)}</code>.
    </p>
  )
}

/** The stack as the browser has it, in a line of its own below the way out: nothing of the server is in it. */
export function ErrorStack({ error }: Shown) {
  'use no memo' // As in the frame of error pages.
  return (
    <pre className="basis-full pt-4 font-mono text-12 wrap-anywhere whitespace-pre-wrap text-muted">{error.stack}</pre>
  )
}
