import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { SlugWords } from '@/lib/calculators/slug.ts'
import type { TableReference } from '@/lib/core/provenance.ts'
import { linkTitle } from '@/lib/pages/page.ts'
import { findPage, type PagePath, pageAt } from '@/lib/pages/pages.ts'
import { type Crumb, trailTo } from '@/lib/pages/trail.ts'
import Link from '../ui/link.tsx'
import { PlainIcon } from '../ui/plain-icon.tsx'
import { TableSources } from '../ui/source-line.tsx'
import { absolute, JsonLd } from './json-ld.tsx'

type PageFrameProps = {
  /** The page's entry in the registry; for a page of a slug family, the family's. */
  path: PagePath
  /** The path and words of one page of a slug family, in place of the family's. */
  slug?: { path: string; title: string; summary?: string }
  /** Replaces the heading and summary with the page's own first screen, which must contain the `h1`. */
  header?: ReactNode
  /** Shown beside the heading, e.g. a badge or a switch. */
  aside?: ReactNode
  /** The page's own next steps, shown before those of the registry. */
  next?: readonly NextStep[]
  children: ReactNode
}

/** The frame around a page's content: breadcrumbs, heading, one-sentence summary and next steps. */
export function PageFrame({ path, slug, header, aside, next = [], children }: PageFrameProps) {
  const page = pageAt(path)
  const title = slug?.title ?? page.title
  const summary = slug ? slug.summary : page.summary
  const family = slug ? [path] : []
  return (
    <div className="page-width pt-4 lg:pt-6">
      <Breadcrumbs path={slug?.path ?? path} title={title} />
      {header ? (
        <div className="mt-3 mb-8">{header}</div>
      ) : (
        <header className="mt-4 mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="max-w-prose min-w-0 flex-1 basis-96">
            <h1 className="text-28 font-semibold tracking-tight wrap-anywhere">{title}</h1>
            {summary ? <p className="mt-1.5 text-16 text-pretty text-muted">{summary}</p> : null}
          </div>
          {aside}
        </header>
      )}
      {children}
      <NextSteps steps={[...next, ...family, ...page.related]} />
    </div>
  )
}

type BreadcrumbsProps = { path: string; title: string }

/** The breadcrumbs to this page, from the registry; the last one is the page itself. */
function Breadcrumbs({ path, title }: BreadcrumbsProps) {
  const trail = trailTo(path)
  return (
    <nav aria-label="Breadcrumbs" className="text-14 text-muted print:hidden">
      <JsonLd graph={[trailNode([...trail, { title, path: path as Crumb['path'] }])]} />
      <ol className="flex flex-wrap items-center gap-x-1">
        {trail.map((crumb) => (
          <li key={crumb.title} className="inline-flex items-center gap-1">
            <Step crumb={crumb} />
            <PlainIcon name="chevronRight" className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="inline-flex min-h-8 items-center">
          {title}
        </li>
      </ol>
    </nav>
  )
}

function Step({ crumb }: { crumb: Crumb }) {
  if (crumb.path === null) return crumb.title
  return (
    <Link
      href={crumb.path as Route}
      className="inline-flex min-h-8 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline"
    >
      {crumb.title}
    </Link>
  )
}

/** Builds the breadcrumbs as structured data, without the steps that are only headings and so have no address. */
function trailNode(trail: readonly Crumb[]): Record<string, unknown> {
  const steps = trail.filter((crumb) => crumb.path !== null)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: absolute(crumb.path ?? '/'),
    })),
  }
}

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

/** A page to go to next: a registered page by its path, or any address with its own words. */
export type NextStep = string | { href: string; title: string; summary: string }

/** The end of a page: links to what the visitor would do next, most likely first, four at most. */
function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const cards = steps.flatMap((step) => toCard(step) ?? []).slice(0, 4)
  if (cards.length === 0) return null
  return (
    <nav aria-label="Next steps" className="mt-16 border-t border-line pt-6 print:hidden">
      <h2 className="text-16 font-semibold">Next</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {cards.map(({ href, title, summary }) => (
          <li key={href}>
            <Link
              href={href as Route}
              className="group flex h-full items-start justify-between gap-3 rounded-xl border border-line bg-card px-4 py-3.5 transition-colors duration-150 hover:border-edge"
            >
              <span className="min-w-0">
                <span className="block text-14 font-semibold">{title}</span>
                <span className="mt-0.5 block text-14 text-muted">{summary}</span>
              </span>
              <PlainIcon
                name="arrowRight"
                className="mt-0.5 size-4 shrink-0 text-muted transition-transform duration-150 group-hover:translate-x-0.5 group-hover:text-ink"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function toCard(step: NextStep) {
  if (typeof step !== 'string') return step
  const page = findPage(step)
  return page && { href: page.path, title: linkTitle(page), summary: page.summary }
}
