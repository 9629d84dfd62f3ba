import { digestOf } from '@/lib/shell/telemetry/error-digest.ts'

/** A code that finds the error in the logs, and the stack as the browser has it: nothing of the server is in it. */
export function ErrorDetail({ error }: { error: Error & { digest?: string } }) {
  'use no memo' // As in the frame of error pages.
  return (
    <>
      <p>
        If this persists, quote the code <code className="font-mono text-ink">{digestOf(error)}</code>.
      </p>
      <pre className="mt-4 font-mono text-12 wrap-anywhere whitespace-pre-wrap">{error.stack}</pre>
    </>
  )
}
