import type { ReactNode } from 'react'
import { type Parameter, type ReferenceEntry, readReference } from '@/lib/content/developers/reference-model.ts'
import { openApiDocument } from '@/lib/server/api/openapi.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { Chip } from '../../ui/chip.tsx'
import { CodeToCopy } from '../../ui/code-to-copy.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SectionLinks } from '../reading.tsx'

const entries = readReference(openApiDocument())

const parts = [
  {
    id: 'seats',
    title: 'Seats',
    has: (path: string) => /^\/api\/(search|journeys|coverage|accuracy|options|stats)/.test(path),
  },
  { id: 'alerts', title: 'Alerts', has: (path: string) => path.startsWith('/api/alerts') },
  { id: 'flights', title: 'Flights', has: (path: string) => path.startsWith('/api/flights') },
] as const

const usable = entries.filter(({ example }) => example !== null)
const sections = [
  ...parts.map(({ id, title, has }) => ({ id, title, list: usable.filter(({ path }) => has(path)) })),
  {
    id: 'site',
    title: 'Prices, offers and the site',
    list: usable.filter(({ path }) => !parts.some(({ has }) => has(path))),
  },
]
const ours = entries.filter(({ example }) => example === null)

/** The reference of every API operation, generated from the same OpenAPI document that the site publishes. */
export function ReferencePage() {
  return (
    <PageFrame path="/developers/reference">
      <div className="gap-12 lg:grid lg:grid-cols-[12rem_minmax(0,46rem)]">
        <SectionLinks label="Sections" sections={[...sections, { id: 'ours', title: 'For our own pages' }]} />
        <div className="space-y-12">
          {sections.map(({ id, title, list }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-4 scroll-mt-6 text-20 font-semibold tracking-tight">
                {title}
              </h2>
              <div className="space-y-10">
                {list.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </div>
            </section>
          ))}
          <OwnOperations />
        </div>
      </div>
    </PageFrame>
  )
}

function Entry({ entry }: { entry: ReferenceEntry }) {
  const { id, method, path, summary, description, parameters, fields, answers, example } = entry
  return (
    <article aria-labelledby={`op-${id}`}>
      <h3 id={`op-${id}`} className="scroll-mt-6 text-16 font-semibold">
        {summary}
      </h3>
      <p className="mt-1 font-mono text-14 wrap-anywhere">
        {method} {path}
      </p>
      <p className="mt-2 max-w-prose text-14 text-muted">{withCode(description)}</p>
      <p className="mt-2">
        <Chip>{accessWords(entry)}</Chip>
      </p>
      {example ? (
        <div className="mt-3">
          <CodeToCopy id={`op-${id}`} label={id} code={example} />
        </div>
      ) : null}
      <div className="mt-2">
        {parameters.length + fields.length > 0 ? (
          <Disclosure summary={fields.length > 0 ? 'What you send' : 'Parameters'}>
            <Parameters list={[...parameters, ...fields]} />
          </Disclosure>
        ) : null}
        <Disclosure summary="Answers and errors">
          <dl className="space-y-2 text-14">
            {answers.map(({ status, words }) => (
              <div key={status} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-2">
                <dt className="figures font-medium text-ink">{status}</dt>
                <dd>{withCode(words)}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </article>
  )
}

/** A sentence of a description, with text between backticks rendered as code. */
function withCode(words: string): ReactNode[] {
  return words.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={part} className="font-mono">
        {part}
      </code>
    ),
  )
}

function accessWords({ scope, open }: ReferenceEntry): string {
  if (scope !== null) return open ? `Open to everyone; ${scope} with a token` : `Token with ${scope}`
  return open ? 'Open to everyone' : 'Logged-in members'
}

function Parameters({ list }: { list: readonly Parameter[] }) {
  return (
    <dl className="space-y-2 text-14">
      {list.map(({ name, words, required, fallback }) => (
        <div key={name}>
          <dt className="font-mono text-ink">
            {name}
            {required ? <span className="font-sans text-muted"> required</span> : null}
          </dt>
          <dd>
            {words}
            {fallback === null ? null : ` If left out: ${fallback}.`}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The operations a token can't use: sessions, sign-ins and links that carry one member's secret. */
function OwnOperations() {
  return (
    <section aria-labelledby="ours">
      <h2 id="ours" className="scroll-mt-6 text-20 font-semibold tracking-tight">
        For our own pages
      </h2>
      <p className="mt-1.5 mb-4 max-w-prose text-14 text-muted">
        These log people in and out, search live, or open with a secret link. Tokens can’t use them, and they may change
        at any time.
      </p>
      <ul className="space-y-2 text-14">
        {ours.map(({ id, method, path, summary }) => (
          <li key={id}>
            <span className="font-mono wrap-anywhere">
              {method} {path}
            </span>
            <span className="block text-muted">{summary}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
