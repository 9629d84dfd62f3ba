import type { Route } from 'next'
import type { ReactNode } from 'react'
import Link from './link.tsx'

const style = 'rounded-sm font-medium text-accent underline underline-offset-4 hover:text-ink'

/** A link in running text. A link that leaves the site reveals only the site's origin, not the page. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^https?:/.test(href)) {
    return (
      <a href={href} rel="noopener" referrerPolicy="strict-origin-when-cross-origin" className={style}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href as Route} className={style}>
      {children}
    </Link>
  )
}
