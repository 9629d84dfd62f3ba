import { apiVersion, changelog } from '@/lib/content/developers/changelog.ts'
import { setUp, snippets } from '@/lib/content/developers/snippets.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { allowances } from '@/lib/server/api/rate-limits.ts'
import { findSiteOrigin } from '@/lib/server/site-origin.ts'
import { tokenAllowances } from '@/lib/server/tokens/token-gate.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { CodeToCopy } from '../../ui/code-to-copy.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Prose } from '../reading.tsx'

type LimitRow = { plan: string; requests: string; days: number; seats: string; alerts: number }

const names = { guest: 'No token', free: 'Free', silver: 'Silver', gold: 'Gold' } as const
const limits: LimitRow[] = (['guest', 'free', 'silver', 'gold'] as const).map((plan) => {
  const [qantas, velocity] = [getPlanLimits(plan, 'qantas'), getPlanLimits(plan, 'velocity')]
  return {
    plan: names[plan],
    requests: formatNumber(plan === 'guest' ? allowances.read.guest : tokenAllowances[plan]),
    days: Math.max(qantas.daysAhead, velocity.daysAhead),
    seats: qantas.seats === velocity.seats ? `${qantas.seats}` : `${qantas.seats}, Velocity ${velocity.seats}`,
    alerts: plan === 'guest' ? 0 : qantas.alertsDaysAhead,
  }
})

const limitColumns: readonly Column<LimitRow>[] = [
  { id: 'plan', head: 'Plan', cell: ({ plan }) => plan },
  { id: 'requests', head: 'Requests a minute', end: true, cell: ({ requests }) => requests },
  { id: 'days', head: 'Days ahead', end: true, cell: ({ days }) => days },
  { id: 'seats', head: 'Seats on a flight', end: true, cell: ({ seats }) => seats },
  { id: 'alerts', head: 'Alert days ahead', end: true, cell: ({ alerts }) => alerts || 'no alerts' },
]

function LimitTable() {
  return <DataTable caption="Limits by plan" columns={limitColumns} rows={limits} keyOf={({ plan }) => plan} />
}

type ErrorRow = { status: number; when: string; remedy: string }

const errors: readonly ErrorRow[] = [
  { status: 400, when: 'A parameter can’t be read', remedy: 'Fix what errors lists.' },
  { status: 401, when: 'The token is unknown, expired or revoked', remedy: 'Make a new one.' },
  { status: 403, when: 'The token lacks a scope, or your plan doesn’t reach that far', remedy: 'Read detail.' },
  { status: 404, when: 'There’s no such thing', remedy: 'Check the address or id.' },
  { status: 409, when: 'You have this alert already, or 50 of them', remedy: 'Read detail.' },
  { status: 413, when: 'More than 64 kB was sent', remedy: 'Send less.' },
  { status: 429, when: 'Too many requests', remedy: 'Wait as many seconds as Retry-After says.' },
  { status: 503, when: 'We’re not ready', remedy: 'Try again in a few seconds.' },
]

const errorColumns: readonly Column<ErrorRow>[] = [
  { id: 'status', head: 'Status', cell: ({ status }) => status },
  { id: 'when', head: 'When', cell: ({ when }) => when },
  { id: 'remedy', head: 'What to do', cell: ({ remedy }) => remedy },
]

function ErrorTable() {
  return <DataTable caption="Errors" columns={errorColumns} rows={errors} keyOf={({ status }) => `${status}`} />
}

/** The page on using the API with your own token: first requests, limits, errors and what may change. */
export function DevelopersPage() {
  return (
    <PageFrame path="/developers">
      <div className="max-w-4xl">
        <PageSection
          title="Make a token"
          lead={
            <>
              In your <TextLink href="/dashboard/account#settings">account settings</TextLink>, choose Personal access
              tokens, then tick Search seats and Set alerts. Copy the token: you only see it once. Then tell your
              terminal where the site is and who you are.
            </>
          }
        >
          <CodeToCopy id="setup" label="Terminal" code={setUp(findSiteOrigin() ?? 'http://localhost:3000')} />
        </PageSection>
        <PageSection
          title="Find a seat and set an alert"
          lead="Sydney to Singapore in business next March, then an alert for the same days. Pick a language: all three do the same."
        >
          <div className="space-y-8">
            {snippets.map(({ id, title, file, run, code }) => (
              <section key={id} aria-labelledby={`in-${id}`}>
                <h3 id={`in-${id}`} className="mb-2 text-16 font-semibold">
                  {title}
                </h3>
                <p className="mb-3 text-14 text-muted">
                  Save as <code className="font-mono">{file}</code> and run <code className="font-mono">{run}</code>.
                </p>
                <CodeToCopy id={id} label={file} code={code} />
              </section>
            ))}
          </div>
        </PageSection>
        <PageSection title="Limits" lead="A token has your plan’s limits. Without one you get a guest’s answers.">
          <LimitTable />
          <p className="mt-3 max-w-prose text-14 text-muted">
            Every answer carries <code className="font-mono">RateLimit-Policy</code> and{' '}
            <code className="font-mono">RateLimit</code>: how many requests you have, how many are left, and when the
            count starts again. What your plan cuts from a search or an alert is listed in{' '}
            <code className="font-mono">clamped</code>.
          </p>
        </PageSection>
        <PageSection
          title="Errors"
          lead="Errors are JSON problem details (RFC 9457): title says what happened, detail says what to do, errors names each parameter."
        >
          <ErrorTable />
        </PageSection>
        <div className="mt-12">
          <VersionRule />
        </div>
        <PageSection title="Changelog">
          <ul className="max-w-prose space-y-3 text-14">
            {changelog.map(({ version, on, what }) => (
              <li key={version}>
                <span className="figures block text-12 text-muted">
                  {version}, {formatDate(on, 'plain')}
                </span>
                {what}
              </li>
            ))}
          </ul>
        </PageSection>
      </div>
    </PageFrame>
  )
}

function VersionRule() {
  return (
    <Prose title="What can change">
      <p>
        This is version {apiVersion}. We may add operations, parameters and fields at any time, so ignore fields you
        don’t know. Each addition raises the second number and has a line below. We won’t remove or rename anything, or
        change what it means, within version 1. A change that would break your script becomes version 2 at its own
        address, and version 1 keeps working for at least 6 months after that.
      </p>
      <p>
        Nothing is deprecated today, so no answer carries a <code className="font-mono">Deprecation</code> or{' '}
        <code className="font-mono">Sunset</code> header. Once something is, its answers carry both (RFC 9745, RFC 8594)
        from the day we announce it here.
      </p>
      <p>
        Every operation with its parameters and answers is in the{' '}
        <TextLink href="/developers/reference">API reference</TextLink>, and for machines in{' '}
        <a className="underline underline-offset-4" href="/api/openapi.json">
          openapi.json
        </a>
        .
      </p>
    </Prose>
  )
}
