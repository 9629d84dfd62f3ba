import type { MailChoice, MailStanding } from '@/lib/alerts/delivery/mail-choice.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type ChoiceViewProps = {
  standing: MailStanding
  /** What was chosen just now; null before. */
  chosen: MailChoice | null
  busy: boolean
  onChoose: (choice: MailChoice) => void
}

type Offer = { choice: MailChoice; label: string }

/** What a link is about, what can be chosen, and what was. */
export function ChoiceView({ standing, chosen, busy, onChoose }: ChoiceViewProps) {
  const { title, words, offers } = viewOf(standing)
  return (
    <div>
      <div role="status" key={chosen ?? 'open'}>
        <h1 className="text-28 font-semibold tracking-tight wrap-anywhere">{title}</h1>
        <p className="mt-3 text-16 text-muted wrap-anywhere">{words}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {offers.map(({ choice, label }, at) => (
          <Button
            key={choice}
            kind={at === 0 && chosen === null ? 'primary' : 'outline'}
            aria-disabled={busy}
            onClick={() => busy || onChoose(choice)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="mt-8 text-14 text-muted">
        See all your alerts on <TextLink href="/alerts">the alerts page</TextLink>.
      </p>
    </div>
  )
}

function viewOf({ purpose, alert, mail }: MailStanding): { title: string; words: string; offers: Offer[] } {
  const name = alert?.name ?? (alert?.kind === 'seat-alerts' ? 'your seat alert' : 'your alert')
  if (purpose === 'pause') {
    if (alert === null)
      return { title: 'This alert is gone', words: 'It was deleted, so it sends nothing.', offers: [] }
    return alert.paused
      ? {
          title: 'Paused',
          words: `${name} won’t send anything on any channel until you resume it.`,
          offers: [{ choice: 'resume', label: 'Resume it' }],
        }
      : {
          title: `Pause ${name}?`,
          words: 'It keeps its settings and sends nothing on any channel until you resume it.',
          offers: [{ choice: 'pause', label: 'Pause' }],
        }
  }
  if (!mail) {
    return {
      title: 'No more alert emails',
      words: 'We won’t email you about any alert. Your other channels stay on.',
      offers: [{ choice: 'start-all', label: 'Resume emails' }],
    }
  }
  const all: Offer = { choice: 'stop-all', label: 'Stop emails for all alerts' }
  if (alert === null)
    return { title: 'Stop alert emails?', words: 'We won’t email you about any alert.', offers: [all] }
  return alert.mailed
    ? {
        title: `Stop emails for ${name}?`,
        words: 'The alert and its other channels stay on.',
        offers: [{ choice: 'stop', label: 'Stop these emails' }, all],
      }
    : {
        title: 'Unsubscribed',
        words: `We won’t email you about ${name} any more. Its other channels stay on.`,
        offers: [{ choice: 'start', label: 'Resume emails' }, all],
      }
}
