import type { PolicyPart } from '@/lib/content/data/privacy.ts'
import { browserRecords, policyAsOf, privacyParts, storedRecords, termsParts } from '@/lib/content/data/privacy.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Prose, Reading } from './reading.tsx'

/** The privacy policy and the terms. Keep it in step with what the code does. */
export function PrivacyPage() {
  return (
    <PageFrame path="/privacy-policy">
      <p className="mb-10 text-14 text-muted">
        As of <time dateTime={policyAsOf}>{formatDate(policyAsOf, 'plain')}</time>
      </p>
      <Reading contents={contents} figure={null}>
        <Prose id="kept" title="What we keep, and why">
          <p>
            You can read the site and use every calculator without an account, and we keep nothing. For everything else:
          </p>
        </Prose>
        <DataTable
          caption="What we keep about you"
          rows={storedRecords}
          stacks={1}
          keyOf={({ what }) => what}
          columns={[
            {
              id: 'what',
              head: 'What',
              cell: ({ what }) => <span className="block font-normal sm:min-w-40 sm:py-1.5">{what}</span>,
            },
            { id: 'why', head: 'Why', cell: ({ why }) => <span className="block sm:min-w-40 sm:py-1.5">{why}</span> },
            {
              id: 'howLong',
              head: 'How long',
              cell: ({ howLong }) => <span className="block sm:min-w-32 sm:py-1.5">{howLong}</span>,
            },
            {
              id: 'whoElse',
              head: 'Who else sees it',
              cell: ({ whoElse }) => <span className="block sm:min-w-40 sm:py-1.5">{whoElse}</span>,
            },
          ]}
        />
        <Prose id="browser" title="What’s kept in your browser">
          <ul>
            {browserRecords.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Prose>
        {privacyParts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
        <h2 className="border-t border-line pt-10 text-28 font-semibold tracking-tight">Terms and conditions</h2>
        {termsParts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </Reading>
    </PageFrame>
  )
}

const contents = [
  { id: 'kept', title: 'What we keep, and why' },
  { id: 'browser', title: 'What’s kept in your browser' },
  ...[...privacyParts, ...termsParts].map(({ id, title }) => ({ id, title })),
]

function Part({ id, title, paragraphs }: PolicyPart) {
  return (
    <Prose id={id} title={title}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Prose>
  )
}
