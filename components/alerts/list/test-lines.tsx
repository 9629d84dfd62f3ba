import { CircleAlert, CircleCheck } from 'lucide-react'
import { type TestSend, testWords } from './use-test-send.ts'

/** What became of a test, channel by channel. */
export function TestLines({ sent }: { sent: NonNullable<TestSend> }) {
  return (
    <div role="status" className="pb-3 text-14">
      {sent.busy ? <p className="text-muted">Sending a test</p> : null}
      {!sent.busy && sent.results.length === 0 ? (
        <p>This alert has no channel to test. Edit it and choose one.</p>
      ) : null}
      <ul className="space-y-1">
        {sent.results.map((result) => (
          <li key={result.channel} className="flex items-start gap-2">
            {result.ok ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />
            ) : (
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
            )}
            <span className="wrap-anywhere">{testWords(result)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
