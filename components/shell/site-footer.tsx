import type { ReactNode } from 'react'
import { site } from '@/lib/core/site.ts'
import { footerGroups, otherArticles, type PageGroup } from '@/lib/pages/navigation.ts'
import { linkTitle } from '@/lib/pages/page.ts'
import type { Page } from '@/lib/pages/pages.ts'
import { type SocialLink, socialLinks } from '@/lib/server/social-links.ts'
import Link from '../ui/link.tsx'
import { PlainIcon, type PlainIconName } from '../ui/plain-icon.tsx'
import { SegmentOptions, segmentStyle } from '../ui/segment-options.tsx'
import { Mark } from './mark.tsx'
import { OtherArticles } from './opened-later.tsx'
import { PrivacyChoice } from './telemetry/measurement.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const icons = {
  video: 'play',
  'social network': 'messages',
  'photo network': 'camera',
} as const satisfies Record<SocialLink['kind'], PlainIconName>

/** Links to the product's social accounts. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1">
      {links.map(({ kind, label, href }) => (
        <li key={kind}>
          <a
            href={href}
            rel="me noopener"
            className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-14 text-muted hover:text-ink"
          >
            <PlainIcon name={icons[kind]} className="size-4" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** The visitor's choice of theme. */
function ThemeSwitch() {
  return (
    <ThemeChoice className={`${segmentStyle.frame} self-start`}>
      <SegmentOptions legend="Theme" name="theme" options={themes} chosen="system" />
    </ThemeChoice>
  )
}

const link =
  'inline-flex min-h-11 items-center py-1 rounded-sm text-left text-14 text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-8'

/** The footer of every page: links to pages, disclaimers, and the choice of light or dark. */
export function SiteFooter() {
  const groups = footerGroups()
  const hasMore = otherArticles().length > 0
  return (
    <footer className="mt-24 border-t border-line [contain-intrinsic-block-size:auto_48rem] [content-visibility:auto] print:mt-8">
      <div className="page-width py-10">
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-8 gap-y-8 md:grid-cols-3 lg:grid-cols-5 print:hidden"
        >
          {groups.map((group, index) => (
            <FooterGroup key={group.group} {...group}>
              {hasMore && index === groups.length - 1 ? (
                <li>
                  <OtherArticles className={link} />
                </li>
              ) : null}
            </FooterGroup>
          ))}
        </nav>
        <div className="mt-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-6 border-t border-line pt-6 print:mt-0 print:border-0">
          <div className="max-w-prose space-y-1 text-14 text-muted">
            <p>{site.name} is not affiliated with any airline.</p>
            <p>No guarantee is made on data accuracy. Not all data is real-time.</p>
            <p className="flex items-center gap-2 pt-2">
              <Mark />© {site.copyrightYear} {site.name}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-4 print:hidden">
            <SocialLinks links={socialLinks} />
            <PrivacyChoice className={link} />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}

/** How many links of a group are shown at first; all of them at once would be too many to scan. */
const linksShown = 6

function FooterGroup({ group, pages, children }: PageGroup & { children: ReactNode }) {
  const shown = pages.toSorted((a, b) => b.priority - a.priority).slice(0, linksShown)
  const more = pages.filter((page) => !shown.includes(page))
  return (
    <section>
      <h2 className="text-14 font-semibold">{group}</h2>
      <ul className="mt-1">
        {shown.map((page) => (
          <FooterLink key={page.path} page={page} />
        ))}
        {children}
      </ul>
      {more.length > 0 ? (
        <details className="group">
          <summary className={`${link} cursor-pointer list-none font-medium [&::-webkit-details-marker]:hidden`}>
            {more.length} more
            <span className="sr-only"> pages about {group}</span>
            <PlainIcon
              name="chevronDown"
              className="ml-1 size-4 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <ul>
            {more.map((page) => (
              <FooterLink key={page.path} page={page} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

function FooterLink({ page }: { page: Page }) {
  return (
    <li>
      <Link href={page.path} className={link}>
        {linkTitle(page)}
      </Link>
    </li>
  )
}
