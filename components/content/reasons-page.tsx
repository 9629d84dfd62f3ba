import type { Reason } from '@/lib/content/data/reasons.ts'
import { emptyReasons, goodReasons } from '@/lib/content/data/reasons.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ValueFigure } from './reading.tsx'

/** The page on why to use reward seats, and why they seem hard to find. */
export function ReasonsPage() {
  return (
    <PageFrame path="/top-reasons/qantas-reward-seats">
      <div className="gap-x-16 gap-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="mb-10 lg:sticky lg:top-6 lg:order-last lg:self-start">
          <ValueFigure />
        </div>
        <div>
          <ReasonList title="Why use points for reward seats?" reasons={goodReasons} />
          <div className="mt-14">
            <ReasonList title="Why can’t I find any, and what can I do?" reasons={emptyReasons} />
          </div>
        </div>
      </div>
    </PageFrame>
  )
}

function ReasonList({ title, reasons }: { title: string; reasons: readonly Reason[] }) {
  return (
    <section>
      <h2 className="text-20 font-semibold tracking-tight">{title}</h2>
      <ol className="mt-4 border-t border-line">
        {reasons.map((reason, index) => (
          <li key={reason.title} className="flex gap-4 border-b border-line py-5">
            <span aria-hidden="true" className="figures w-6 shrink-0 font-mono text-14 leading-6 text-muted">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-16 font-semibold">{reason.title}</h3>
              <p className="mt-1 max-w-prose text-16">{reason.text}</p>
              {reason.goOn ? (
                <p className="mt-1.5 text-14">
                  <TextLink href={reason.goOn.href}>{reason.goOn.label}</TextLink>
                </p>
              ) : null}
              {reason.from.map((source) => (
                <div key={source.asOf + source.sources.join()} className="mt-1.5">
                  <SourceLine asOf={source.asOf} sources={source.sources} confidence={source.confidence} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
