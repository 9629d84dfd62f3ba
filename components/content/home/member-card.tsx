import type { ReactNode } from 'react'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type MemberCardProps = {
  title: string
  text: string
  link: { href: string; label: string }
  /** The picture is of an invented case. */
  sample?: boolean
  children: ReactNode
}

/** One thing members do: what it is, the part of the site that does it, and the way there. */
export function MemberCard({ title, text, link, sample = false, children }: MemberCardProps) {
  return (
    <section className="flex min-w-0 flex-col rounded-2xl border border-line bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-16 font-semibold">{title}</h3>
        {sample ? <SampleBadge /> : null}
      </div>
      <p className="mt-1 text-14 text-muted">{text}</p>
      <div className="mt-4 flex-1">{children}</div>
      <p className="mt-4 text-14">
        <TextLink href={link.href}>{link.label}</TextLink>
      </p>
    </section>
  )
}
