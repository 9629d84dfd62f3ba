import type { ReactNode } from 'react'

type ErrorPageProps = { status: number; message: ReactNode; detail?: ReactNode; action: ReactNode }

/** The frame of every error page: the status as a departure board shows it, the message, and the way out. */
export function ErrorPage({ status, message, detail, action }: ErrorPageProps) {
  return (
    <div className="mx-auto max-w-[76rem] px-4 py-16 sm:px-6">
      <p aria-hidden="true" className="flex gap-1 font-mono text-28 font-medium">
        {[...String(status)].map((digit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit's place is its identity.
          <span key={index} className="rounded-md bg-ink px-3 py-2 text-paper">
            {digit}
          </span>
        ))}
      </p>
      <h1 className="mt-6 text-28 font-semibold wrap-anywhere">{message}</h1>
      {detail ? <div className="mt-3 max-w-prose text-16 text-muted">{detail}</div> : null}
      <div className="mt-6">{action}</div>
    </div>
  )
}
