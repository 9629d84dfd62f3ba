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
        All your alerts are on <TextLink href="/alerts">the alerts page</TextLink>.
      </p>
    </div>
  )
}

function viewOf({ purpose, alert, mail }: MailStanding): { title: string; words: string; offers: Offer[] } {
  const name = alert?.name ?? (alert?.kind === 'seat-alerts' ? 'your seat alert' : 'your alert')
  if (purpose === 'pause') {
    if (alert === null)
      return { title: 'This alert is gone', words: 'It was deleted, so nothing of it is sent.', offers: [] }
    return alert.paused
      ? {
          title: 'Paused',
          words: `Nothing of ${name} is sent on any channel until you let it go on.`,
          offers: [{ choice: 'resume', label: 'Let it go on' }],
        }
      : {
          title: `Pause ${name}?`,
          words: 'It keeps its settings, and sends nothing on any channel until you let it go on.',
          offers: [{ choice: 'pause', label: 'Pause' }],
        }
  }
  if (!mail) {
    return {
      title: 'No more alert e-mails',
      words: 'No e-mail of any alert is sent to you. Your other channels go on.',
      offers: [{ choice: 'start-all', label: 'Send them again' }],
    }
  }
  const all: Offer = { choice: 'stop-all', label: 'Stop e-mails of all alerts' }
  if (alert === null)
    return { title: 'Stop alert e-mails?', words: 'No e-mail of any alert is sent to you then.', offers: [all] }
  return alert.mailed
    ? {
        title: `Stop e-mails of ${name}?`,
        words: 'The alert stays, and its other channels go on.',
        offers: [{ choice: 'stop', label: 'Stop these e-mails' }, all],
      }
    : {
        title: 'Unsubscribed',
        words: `No more e-mails of ${name} are sent. Its other channels go on.`,
        offers: [{ choice: 'start', label: 'Send them again' }, all],
      }
}
