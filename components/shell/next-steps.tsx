import type { Route } from 'next'
import { linkTitle } from '@/lib/pages/link-titles.ts'
import { findPage } from '@/lib/pages/pages.ts'
import Link from '../ui/link.tsx'
import { PlainIcon } from '../ui/plain-icon.tsx'

/** A page to go to next: a registered page by its path, or any address with its own words. */
export type NextStep = string | { href: string; title: string; summary: string }

/** The end of a page: links to what the visitor would do next, most likely first, four at most. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
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
