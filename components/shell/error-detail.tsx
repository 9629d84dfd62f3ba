import { digestOf } from '@/lib/shell/telemetry/error-digest.ts'

/** The stack where it is safe to show; in production only a code that finds the error in the logs. */
export function ErrorDetail({ error }: { error: Error & { digest?: string } }) {
  'use no memo' // As in the frame of error pages.
  if (process.env.NODE_ENV === 'production') {
    return (
      <p>
        If this persists, quote the code <code className="font-mono text-ink">{digestOf(error)}</code>.
      </p>
    )
  }
  return <pre className="font-mono text-12 wrap-anywhere whitespace-pre-wrap">{error.stack}</pre>
}
