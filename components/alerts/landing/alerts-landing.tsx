import { BellRing, Hourglass, MailCheck } from 'lucide-react'
import Link from 'next/link'
import { PageFrame } from '../../shell/page-frame.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { alertQuestions } from './alert-questions.ts'
import { PlanReach } from './plan-reach.tsx'
import { SampleAlerts } from './sample-alerts.tsx'

const steps = [
  {
    icon: BellRing,
    title: 'Say which trip',
    words: 'Any mix of airports, cities and regions, a span of days or a season, the cabins you like, your party.',
  },
  {
    icon: Hourglass,
    title: 'We watch it',
    words: 'Each time a route is looked at, what changed is held against every alert that waits for it.',
  },
  {
    icon: MailCheck,
    title: 'You hear once',
    words: 'When seats cross the number you want. Not again while they stay open, and again if they go and come back.',
  },
] as const

/** What alerts do, told with the real thing over labelled sample data. */
export function AlertsLanding() {
  return (
    <PageFrame
      path="/lp/alerts"
      aside={
        <Link href="/alerts" className={buttonStyle('primary', 'min-h-12 px-5 text-16')}>
          Compose an alert
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
      <section aria-labelledby="alert-questions" className="mt-12">
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
