import type { ReactNode } from 'react'
import { type PagePath, pageAt } from '@/lib/pages/pages.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { type NextStep, NextSteps } from './next-steps.tsx'

type PageFrameProps = {
  /** The page's entry in the registry; for a page of a slug family, the family's. */
  path: PagePath
  /** What a page of a slug family says in place of its family's words. */
  slug?: { path: string; title: string; summary?: string }
  /** Beside the heading: a badge, a switch. */
  aside?: ReactNode
  /** Steps of its own, before those of the registry. */
  next?: readonly NextStep[]
  children: ReactNode
}

/** What stands around the content of a page: the way here, the heading, one sentence, and the way on. */
export function PageFrame({ path, slug, aside, next = [], children }: PageFrameProps) {
  const page = pageAt(path)
  const title = slug?.title ?? page.title
  const summary = slug ? slug.summary : page.summary
  const family = slug ? [path] : []
  return (
    <div className="page-width pt-4 lg:pt-6">
      <Breadcrumbs path={slug?.path ?? path} title={title} />
      <header className="mt-4 mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-prose min-w-0">
          <h1 className="text-28 font-semibold tracking-tight wrap-anywhere">{title}</h1>
          {summary ? <p className="mt-1.5 text-16 text-pretty text-muted">{summary}</p> : null}
        </div>
        {aside}
      </header>
      {children}
      <NextSteps steps={[...next, ...family, ...page.related]} />
    </div>
  )
}
