import type { ReactNode } from 'react'
import type { SlugWords } from '@/lib/calculators/slug.ts'
import type { TableReference } from '@/lib/core/provenance.ts'
import { site } from '@/lib/core/site.ts'
import { type PagePath, pageAt } from '@/lib/pages/pages.ts'
import { TableSources } from '../ui/table-sources.tsx'
import { faqNode, JsonLd } from './json-ld.tsx'
import type { NextStep } from './next-steps.tsx'
import { PageFrame } from './page-frame.tsx'

type ToolPageProps = {
  path: PagePath
  slug?: SlugWords
  next?: readonly NextStep[]
  /** Beside the heading: a picture of the answer. */
  aside?: ReactNode
  /** Told to machines as well; a page without any is only an application to them. */
  questions?: readonly { question: string; answer: string }[]
  tool: ReactNode
  /** Where the tool's figures come from. */
  sources?: readonly Omit<TableReference, 'id'>[]
  children?: ReactNode
}

/** A calculator's page: the tool on top, where its figures come from, and everything to read below. */
export function ToolPage({ path, slug, next, aside, questions, tool, sources = [], children }: ToolPageProps) {
  const { title, summary } = slug ?? pageAt(path)
  return (
    <PageFrame path={path} slug={slug} next={next} aside={aside}>
      <ToolData name={title} description={summary} questions={questions} />
      {tool}
      <TableSources tables={sources} />
      {children}
    </PageFrame>
  )
}

type ToolDataProps = { name: string; description: string; questions?: readonly { question: string; answer: string }[] }

/** What the page is, for machines: a free web application, and the questions it answers in words. */
function ToolData({ name, description, questions = [] }: ToolDataProps) {
  const application = {
    '@type': 'WebApplication',
    name,
    description,
    applicationCategory: 'TravelApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: site.name },
  }
  return <JsonLd graph={questions.length > 0 ? [application, faqNode(questions)] : [application]} />
}
