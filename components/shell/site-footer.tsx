import Link from 'next/link'
import { filledGroups, type Page } from '@/lib/pages.ts'
import { site } from '@/lib/site.ts'
import { PrivacyChoice } from '../telemetry/privacy-choice.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The end of every page: all pages, what the site is not, and the choice of light or dark. */
export function SiteFooter() {
  return (
    <footer className="mt-24 border-t border-line">
      <div className="mx-auto max-w-[76rem] px-4 py-10 sm:px-6">
        <div className="flex flex-wrap justify-between gap-x-16 gap-y-8">
          <nav aria-label="All pages" className="flex flex-wrap gap-x-16 gap-y-8">
            {filledGroups().map(({ group, pages }) => (
              <FooterGroup key={group} heading={group} pages={pages} />
            ))}
          </nav>
          <ThemeSwitch />
        </div>
        <div className="mt-10 max-w-prose space-y-1 text-14 text-muted">
          <p>{site.name} is not affiliated with any airline.</p>
          <p>No guarantee is made on data accuracy. Not all data is real-time.</p>
          <p>
            © {site.copyrightYear} {site.name}
          </p>
          <PrivacyChoice className="min-h-11 underline underline-offset-4 hover:text-ink lg:min-h-8" />
        </div>
      </div>
    </footer>
  )
}

function FooterGroup({ heading, pages }: { heading: string; pages: Page[] }) {
  return (
    <section>
      <h2 className="text-14 font-semibold">{heading}</h2>
      <ul className="mt-1">
        {pages.map((page) => (
          <li key={page.path}>
            <Link
              href={page.path}
              className="inline-flex min-h-11 items-center text-14 text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-8"
            >
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
