import type { Route } from 'next'
import Link from 'next/link'
import { type Crumb, trailTo } from '@/lib/pages/trail.ts'
import { findSiteOrigin } from '@/lib/server/site-origin.ts'
import { PlainIcon } from '../ui/plain-icon.tsx'
import { JsonLd } from './json-ld.tsx'

type BreadcrumbsProps = { path: string; title: string }

/** The way to this page, from the registry; the last word is the page itself. */
export function Breadcrumbs({ path, title }: BreadcrumbsProps) {
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

/** The trail for machines: steps that are only headings are no addresses, and left out. */
function trailNode(trail: readonly Crumb[]): Record<string, unknown> {
  const origin = findSiteOrigin()
  const steps = trail.filter((crumb) => crumb.path !== null)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: origin ? new URL(crumb.path ?? '/', origin).href : crumb.path,
    })),
  }
}
