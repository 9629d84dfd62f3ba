import { BellRing, Hourglass, MailCheck } from 'lucide-react'
import { alertChannels, channelFacts } from '@/lib/alerts/alert-channels.ts'
import { conditionWords, historyWords, spanWords } from '@/lib/alerts/compose/alert-words.ts'
import { listChannels } from '@/lib/alerts/plan-channels.ts'
import { burstWords } from '@/lib/alerts/send-time.ts'
import { programs } from '@/lib/core/program.ts'
import { alertsDaysAhead, getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { placeNames } from '@/lib/search/search-history-entry.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import Link from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AlertStatusChip } from '../list/alert-status-chip.tsx'
import { sampleAlerts } from './sample-data.ts'

const columns = [
  { plan: 'free', name: 'Free' },
  { plan: 'silver', name: 'Silver' },
  { plan: 'gold', name: 'Gold' },
] as const

type PlanName = (typeof columns)[number]['plan']

const seats = (count: number) => (count === 1 ? '1 seat' : `up to ${count} seats`)

const rows: readonly { label: string; cell: (plan: PlanName) => string }[] = [
  { label: 'Days ahead', cell: (plan) => `${alertsDaysAhead[plan]} days` },
  ...programs.map((program) => ({
    label: `Party, ${programFacts[program].name}`,
    cell: (plan: PlanName) => seats(getPlanLimits(plan, program).seats),
  })),
  ...alertChannels.map((channel) => ({
    label: channelFacts[channel].name,
    cell: (plan: PlanName) => (listChannels(plan).includes(channel) ? 'Yes' : 'No'),
  })),
]

/** What each plan's alerts may cover, from the same limits that the servers apply. */
function PlanReach() {
  return (
    <section aria-labelledby="plan-reach" className="content-auto mt-10">
      <h2 id="plan-reach" className="text-20 font-semibold tracking-tight">
        What each plan includes
      </h2>
      <div className="mt-4 rounded-2xl border border-line bg-card px-2 sm:px-4">
        <table className="figures w-full text-14">
          <thead>
            <tr className="text-left">
              <td className="px-2 py-2.5" />
              {columns.map(({ plan, name }) => (
                <th key={plan} scope="col" className="px-2 py-2.5 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cell }) => (
              <tr key={label} className="border-t border-line align-top">
                <th scope="row" className="px-2 py-2.5 text-left font-normal text-muted">
                  {label}
                </th>
                {columns.map(({ plan }) => (
                  <td key={plan} className="px-2 py-2.5">
                    {cell(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-14 text-muted">
        Days count from today in Sydney. Each member has up to 50 alerts and 50 seat alerts.{' '}
        <TextLink href="/pricing">Compare plans</TextLink>
      </p>
    </section>
  )
}

/** Frequently asked questions about alerts. */
const alertQuestions = [
  {
    question: 'How quickly will I hear?',
    answer:
      'As soon as we find the seats, unless it’s in your quiet hours. Some routes are checked more often than others; every message says when its seats were seen.',
  },
  {
    question: 'Could the seat be gone by the time I read the message?',
    answer: 'Yes. Seats aren’t held, and other people can see them too. The airline’s site has the final say.',
  },
  {
    question: 'Will I get too many messages?',
    answer: `No. Seats that open together go in one message, even if several of your alerts match. ${burstWords}`,
  },
  {
    question: 'I already have a booking. Is an alert any use?',
    answer:
      'Yes. Add your booking and we’ll only tell you about something better: a cabin you prefer, the same cabin for fewer points, or one of your chosen days if your booking isn’t.',
  },
  {
    question: 'Can I try it without an account?',
    answer: 'Yes. Set up an alert and see what it finds. Sign up when you want to save it; nothing is lost.',
  },
  {
    question: 'How do I stop it?',
    answer: 'Pause or delete it on your alerts page, or use the link at the end of every email.',
  },
] as const

const steps = [
  {
    icon: BellRing,
    title: 'Tell us the trip',
    words:
      'Any mix of airports, cities and regions, a range of dates or a season, the cabins you like and how many of you.',
  },
  {
    icon: Hourglass,
    title: 'We watch it',
    words: 'Every time we refresh a route we compare it with your alerts.',
  },
  {
    icon: MailCheck,
    title: 'You get one message',
    words: 'One message when enough seats open; another only if they vanish and return.',
  },
] as const

/** The landing page for alerts: explains them with the real components and labelled sample data. */
export function AlertsLanding() {
  return (
    <PageFrame
      path="/lp/alerts"
      aside={
        <Link href="/alerts" className={buttonStyle('primary', 'min-h-12 px-5 text-16')}>
          Set an alert
        </Link>
      }
    >
      <ol className="grid gap-4 sm:grid-cols-3">
        {steps.map(({ icon: Icon, title, words }, at) => (
          <li key={title}>
            <Panel className="h-full">
              <Icon aria-hidden="true" className="size-5 text-accent" />
              <h2 className="mt-3 text-16 font-semibold">
                <span className="text-muted tabular-nums">{at + 1}.</span> {title}
              </h2>
              <p className="mt-1 text-14 text-muted">{words}</p>
            </Panel>
          </li>
        ))}
      </ol>
      <SampleAlerts />
      <PlanReach />
      <section aria-labelledby="alert-questions" className="content-auto mt-10">
        <h2 id="alert-questions" className="mb-2 text-20 font-semibold tracking-tight">
          Questions
        </h2>
        {alertQuestions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            {answer}
          </Disclosure>
        ))}
      </section>
    </PageFrame>
  )
}

/** Three alerts as their owner would see them, one with the last message it sent. */
function SampleAlerts() {
  return (
    <section aria-labelledby="sample-alerts" className="content-auto mt-10">
      <h2 id="sample-alerts" className="flex flex-wrap items-center gap-3 text-20 font-semibold tracking-tight">
        What an alert can watch for <SampleBadge />
      </h2>
      <ul className="mt-4 grid gap-4 lg:grid-cols-3">
        {sampleAlerts.map(({ settings, status, lastMessage }) => (
          <li key={settings.name}>
            <Panel className="h-full space-y-2">
              <h3 className="text-16 font-semibold">{settings.name}</h3>
              <p className="text-14">
                {placeNames(settings.from)} to {placeNames(settings.to)}, {spanWords(settings.dates)}
              </p>
              <p className="text-14 text-muted first-letter:uppercase">{conditionWords(settings).join(' · ')}</p>
              <AlertStatusChip status={status} />
              {lastMessage ? (
                <p className="border-t border-line pt-2 text-14">
                  <span className="block text-12 text-muted">Last alert</span>
                  {historyWords(lastMessage).lines[0]}
                </p>
              ) : null}
            </Panel>
          </li>
        ))}
      </ul>
    </section>
  )
}
