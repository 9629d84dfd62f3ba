import { render } from '@react-email/components'
import { formatText } from '@/lib/alerts/delivery/message-content.ts'
import { AlertMail, type AlertMailProps } from './alert-mail.tsx'
import { senderLines } from './sender-lines.ts'

/** Renders the HTML and text bodies of an alert email. The text is composed, not extracted from the HTML. */
export async function renderAlertMail(props: AlertMailProps): Promise<{ html: string; text: string }> {
  const { content, addressOf, unsubscribe, pause, change, identity } = props
  const foot = [`Unsubscribe: ${unsubscribe}`, `Your alerts: ${change}`]
  if (pause !== null) foot.unshift(`Pause this alert: ${pause}`)
  const text = [formatText(content, addressOf), '-- ', ...foot, senderLines(identity)].join('\n\n')
  return { html: await render(<AlertMail {...props} />), text }
}
