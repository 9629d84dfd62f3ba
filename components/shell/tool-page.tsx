import type { ReactNode } from 'react'
import type { SlugWords } from '@/lib/calculators/slug.ts'
import type { TableReference } from '@/lib/core/provenance.ts'
import type { PagePath } from '@/lib/pages/pages.ts'
import { TableSources } from '../ui/table-sources.tsx'
import type { NextStep } from './next-steps.tsx'
import { PageFrame } from './page-frame.tsx'

type ToolPageProps = {
  path: PagePath
  slug?: SlugWords
  next?: readonly NextStep[]
  /** A picture of the answer, beside the heading. */
  aside?: ReactNode
  tool: ReactNode
  /** Where the tool's figures come from. */
  sources?: readonly Omit<TableReference, 'id'>[]
  children?: ReactNode
}

/** A calculator's page: the tool on top, then the sources of its figures, then the text. */
export function ToolPage({ path, slug, next, aside, tool, sources = [], children }: ToolPageProps) {
  return (
    <PageFrame path={path} slug={slug} next={next} aside={aside}>
      {tool}
      <TableSources tables={sources} />
      {children}
    </PageFrame>
  )
}
