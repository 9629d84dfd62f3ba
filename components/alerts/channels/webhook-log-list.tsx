'use client'

import { useState } from 'react'
import { LOG_DAYS, type WebhookAttempt } from '@/lib/alerts/delivery/webhook-log.ts'
import { formatInstant, formatNumber } from '@/lib/core/formats.ts'
import { Button } from '../../ui/button.tsx'
import { useWebhookLog } from '../use-member-data.ts'
import { useChannel } from './channel-block.tsx'

const firstShown = 5

/** The latest requests to a webhook, what its server answered, and a button to resend one. */
export function WebhookLogList() {
  const log = useWebhookLog()
  const [all, setAll] = useState(false)
  const attempts = log?.attempts ?? []
  // Only the latest attempt of each message offers to send it again.
  const latest = new Set(attempts.filter((one, at) => attempts.findIndex((two) => two.message === one.message) === at))
  return (
    <section aria-label="Recent deliveries" className="space-y-2 text-14">
      <h4 className="font-medium">Recent deliveries</h4>
      {attempts.length === 0 ? (
        <p className="text-muted">{log === undefined ? 'Loading…' : 'Nothing sent yet. Try “Send a test”.'}</p>
      ) : (
        <>
          <ul className="divide-y divide-line rounded-lg border border-line">
            {attempts.slice(0, all ? undefined : firstShown).map((attempt) => (
              <AttemptRow key={`${attempt.message} ${attempt.at}`} attempt={attempt} isLatest={latest.has(attempt)} />
            ))}
          </ul>
          <p className="flex flex-wrap items-center gap-x-3 text-12 text-muted">
            Last {attempts.length === 1 ? 'request' : `${attempts.length} requests`}, kept for {LOG_DAYS} days.
            {attempts.length > firstShown ? (
              <Button kind="quiet" onClick={() => setAll(!all)}>
                {all ? 'Show fewer' : 'Show all'}
              </Button>
            ) : null}
          </p>
        </>
      )}
    </section>
  )
}

function AttemptRow({ attempt, isLatest }: { attempt: WebhookAttempt; isLatest: boolean }) {
  const channel = useChannel()
  const [confirmation, setConfirmation] = useState<string | null>(null)
  const { message, kind, subject, at, status, milliseconds, fault } = attempt
  const send = async () => {
    setConfirmation(null)
    const answer = await channel.run((session) => session.retryWebhook(message))
    if (answer?.outcome === 'sent') setConfirmation('Sent.')
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-3 py-2" aria-busy={channel.busy}>
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{subject}</p>
        <p className="text-12 text-muted">
          {formatInstant(at)}, <span className="font-mono">{kind}</span>
        </p>
        <p className={`text-12 wrap-anywhere ${fault ? 'text-danger' : 'text-muted'}`}>
          {fault ? `Failed: ${fault}` : `Received: ${status} after ${formatNumber(milliseconds)} ms`}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <span role="status" className="text-12">
          {confirmation}
        </span>
        {isLatest && kind !== 'test' ? (
          <Button kind="quiet" onClick={send}>
            Send again <span className="sr-only">{subject}</span>
          </Button>
        ) : null}
      </div>
      {channel.fault ? (
        <p role="alert" className="basis-full text-12 text-danger">
          {channel.fault}
        </p>
      ) : null}
    </li>
  )
}
