import type { ReactNode } from 'react'

/**
 * Returns a short code for an error that reveals nothing about it: the server's digest, or a hash of name, message and
 * the first line of the stack, so that the same error has the same code for everyone.
 */
export function digestError(error: Error & { digest?: string }): string {
  if (error.digest) return error.digest
  const [, first = ''] = error.stack?.split('\n') ?? []
  return hash(`${error.name}\n${error.message}\n${first.trim()}`).toString(36)
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

type ErrorPageProps = { status: number; message: ReactNode; detail: ReactNode; action: ReactNode }

/** The frame of every error page: the status as on a departure board, the message, and where to go next. */
export function ErrorPage({ status, message, detail, action }: ErrorPageProps) {
  'use no memo' // Rendered once, but loaded with every page: the compiler's memoisation would only add weight.
  return (
    <div className="page-width py-16 lg:py-24">
      <p className="sr-only">Status {status}</p>
      <p aria-hidden="true" className="flex gap-1 font-mono text-40 font-medium">
        {[...String(status)].map((digit, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit's place is its identity.
            key={index}
            className="relative rounded-md bg-ink px-3.5 py-3 text-paper after:absolute after:inset-x-0 after:top-1/2 after:h-px after:bg-paper/40"
          >
            {digit}
          </span>
        ))}
      </p>
      <h1 className="mt-8 max-w-3xl text-28 font-semibold tracking-tight wrap-anywhere">{message}</h1>
      <div className="mt-2 max-w-prose text-16 text-muted">{detail}</div>
      <div className="mt-6 flex flex-wrap gap-3">{action}</div>
    </div>
  )
}

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
