import { digestError } from '@/lib/shell/telemetry/error-digest.ts'

type Shown = { error: Error & { digest?: string } }

/** A code to find the error by in the logs. */
export function ErrorCode({ error }: Shown) {
  'use no memo' // As in `ErrorPage`.
  return (
    <p>
      If this keeps happening, contact us and quote <code className="font-mono text-ink">{digestError(error)}</code>.
    </p>
  )
}

/** The browser's stack trace, on its own line below the buttons. It contains nothing from the server. */
export function ErrorStack({ error }: Shown) {
  'use no memo' // As in `ErrorPage`.
  return (
    <pre className="basis-full pt-4 font-mono text-12 wrap-anywhere whitespace-pre-wrap text-muted">{error.stack}</pre>
  )
}
