import type { ReactNode } from 'react'
import { TextLink } from '../ui/text-link.tsx'

const parts = [
  { href: '/dashboard/account#plan', label: 'Plan and limits' },
  { href: '/dashboard/billing', label: 'Billing and receipts' },
  { href: '/dashboard/account#messages', label: 'Messages' },
  { href: '/dashboard/account#points', label: 'Your points' },
  { href: '/dashboard/account#settings', label: 'Account settings' },
  { href: '/dashboard/account#invite', label: 'Refer a friend' },
] as const

type AccountFrameProps = { title: string; lede: string | null; children: ReactNode }

/** The frame of the account pages: a link back to the dashboard, the heading, and links to the other pages. */
export function AccountFrame({ title, lede, children }: AccountFrameProps) {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-10">
      <p className="text-14">
        <TextLink href="/dashboard">Dashboard</TextLink>
      </p>
      <h1 className="mt-2 text-[2.125rem]/[2.375rem] font-semibold tracking-[-0.033em]">{title}</h1>
      <p className="mt-1 min-h-6 text-16 text-muted wrap-anywhere">{lede}</p>
      <div className="mt-8 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
        <nav aria-label="Account" className="lg:sticky lg:top-20">
          <ul className="flex flex-wrap gap-x-4 lg:flex-col">
            {parts.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="flex min-h-11 items-center rounded-sm text-14 font-medium underline-offset-4 hover:underline lg:min-h-9"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-w-3xl space-y-13">{children}</div>
      </div>
    </div>
  )
}
