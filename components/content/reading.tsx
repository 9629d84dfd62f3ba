import type { ReactNode } from 'react'
import { listSpendingOptions } from '@/lib/calculators/points-to-dollars.ts'
import { valueTable } from '@/lib/programs/qantas/data/value-data.ts'
import { ValueBars } from '../calculators/value-bars.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { TextLink } from '../ui/text-link.tsx'

type ReadingProps = {
  /** The sections of the page: their ids and titles. */
  contents: readonly { id: string; title: string }[]
  /** Shown below the contents; by default, what a balance buys. */
  figure?: ReactNode
  children: ReactNode
}

/** A page of text at a comfortable width. On wide screens the table of contents and a figure are beside it. */
export function Reading({ contents, figure = <ValueFigure />, children }: ReadingProps) {
  return (
    <div className="gap-x-16 gap-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-12">{children}</div>
      <aside
        aria-label="Beside this page"
        className="space-y-8 max-lg:mt-12 lg:sticky lg:top-6 lg:self-start print:hidden"
      >
        <nav aria-label="On this page" className="max-lg:hidden">
          <h2 className="text-14 font-semibold">On this page</h2>
          <ul className="mt-1 border-l border-line pl-4">
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8 items-center rounded-sm text-14 text-muted underline-offset-4 hover:text-ink hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {figure}
      </aside>
    </div>
  )
}

/** What 100,000 points buy, best use first, with a link to work it out for your own balance. */
export function ValueFigure() {
  return (
    <section aria-labelledby="value-figure" className="rounded-2xl border border-line bg-card p-5">
      <h2 id="value-figure" className="text-16 font-semibold">
        What 100,000 Qantas Points buy
      </h2>
      <ValueBars options={listSpendingOptions(100_000).slice(0, 4)} />
      <SourceLine {...valueTable} />
      <p className="mt-2 text-14">
        <TextLink href="/qantas/points-to-dollars">Value my points</TextLink>
      </p>
    </section>
  )
}

type ProseProps = { title: string; id?: string; children: ReactNode }

/** A section of text: its heading and paragraphs at a comfortable reading width. */
export function Prose({ title, id, children }: ProseProps) {
  return (
    <section className="max-w-prose">
      <h2 id={id} className="mb-3 scroll-mt-6 text-20 font-semibold tracking-tight">
        {title}
      </h2>
      <div className="space-y-4 text-16 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:pl-5">{children}</div>
    </section>
  )
}

type SectionLinksProps = { label: string; sections: readonly { id: string; title: string }[] }

/** Links to the sections of a long page: a line above them or, on wide screens, a list that stays in view. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  return (
    <nav aria-label={label} className="mb-8 lg:sticky lg:top-6 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:flex-col">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-sm text-14 text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-8"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
