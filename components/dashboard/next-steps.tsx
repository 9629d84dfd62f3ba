'use client'

import { ArrowLeftRight, BellOff, CalendarClock, CalendarX, type LucideIcon } from 'lucide-react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { type NextStep, nextSteps } from '@/lib/alerts/compose/next-steps.ts'
import { channelsOf } from '@/lib/alerts/delivery/channels.ts'
import { useToday } from '../alerts/use-today.ts'
import { Section } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import type { Followed } from './use-visit.ts'

const icons: Record<NextStep['kind'], LucideIcon> = {
  unreached: BellOff,
  opens: CalendarClock,
  'way-home': ArrowLeftRight,
  over: CalendarX,
}

/** What is worth doing next, from what the member watches; nothing where there is nothing. */
export function NextSteps({ channels }: Pick<Followed, 'channels'>) {
  const { alerts, planSlug, user } = useAccount()
  const { today } = useToday()
  const plan = planSlug ?? 'free'
  const reach = { channels: channels ?? null, isConfirmed: user?.emailVerified ?? true, allowed: channelsOf(plan) }
  const steps = nextSteps(alerts ?? [], { plan, today, reach })
  if (steps.length === 0) return null
  return (
    <Section title="Next steps">
      <ul className="-mt-3 divide-y divide-line">
        {steps.map(({ kind, title, words, link }) => {
          const Icon = icons[kind]
          return (
            <li key={title} className="flex gap-3 py-4 text-14">
              <span
                aria-hidden="true"
                className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg bg-tint text-accent"
              >
                <Icon className="size-5" />
              </span>
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{title}</span> {words}{' '}
                <TextLink href={link.href}>{link.label}</TextLink>
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
