import { render } from '@react-email/components'
import {
  formatText,
  type MessageContent,
  type MessageItem,
  sampleWords,
} from '@/lib/alerts/delivery/message-content.ts'
import { burstWords } from '@/lib/alerts/send-time.ts'
import type { MailSenderIdentity } from '@/lib/server/alerts/delivery/send-email.ts'
import { BestSeat } from './best-seat.tsx'
import { CardRow, MailFrame, MailLink, Rule, senderLines, Table } from './mail-frame.tsx'
import { styles } from './mail-style.ts'

type AlertMailProps = {
  content: MessageContent
  /** Makes a path of the site into a full address. */
  addressOf: (path: string) => string
  unsubscribe: string
  /** Link that pauses the alert; null if the email is about no alert or about several. */
  pause: string | null
  /** Link to change what the email is about. */
  change: string
  identity: MailSenderIdentity
}

/** An alert message as an email: the best seat in full, the others in brief, and links to pause or unsubscribe. */
function AlertMail({ content, addressOf, identity, ...links }: AlertMailProps) {
  const [first, ...others] = content.items
  const card = first?.card
  return (
    <MailFrame
      subject={content.subject}
      preheader={content.sample ? `Sample data. ${content.preheader}` : content.preheader}
      label={
        content.sample ? (
          <span className="m-chip" style={styles.chip}>
            Sample data
          </span>
        ) : (
          'Alert'
        )
      }
      foot={<Foot {...links} isAlert={content.why.length > 0 || links.pause !== null} />}
      identity={identity}
    >
      <CardRow top={28}>
        <h1 className="m-ink m-h1" style={styles.h1}>
          {content.headline}
        </h1>
        <p className="m-muted" style={styles.lead}>
          {card ? `${first.seen}. Seats aren’t held, so don’t wait.` : content.intro}
        </p>
        {content.sample ? (
          <p className="m-warn" style={{ ...styles.warn, margin: '16px 0 0' }}>
            {sampleWords}
          </p>
        ) : null}
      </CardRow>
      {first && card ? <BestSeat item={first} card={card} addressOf={addressOf} /> : null}
      {(card ? others : content.items).map((item) => (
        <CardRow key={`${item.path} ${item.title}`} top={16}>
          <Rule />
          <ItemLines item={item} addressOf={addressOf} />
        </CardRow>
      ))}
      {content.more === null ? null : (
        <CardRow top={16}>
          <p className="m-ink" style={styles.body}>
            <MailLink href={addressOf(content.path)}>{content.more}</MailLink>
          </p>
        </CardRow>
      )}
      {content.why.length > 0 ? <Why why={content.why} /> : null}
    </MailFrame>
  )
}

/** A further opening in a line or two, or an item that isn't a reward seat. */
function ItemLines({ item, addressOf }: { item: MessageItem; addressOf: AlertMailProps['addressOf'] }) {
  const { card } = item
  const price =
    card &&
    `${card.price.points ?? 'Points shown at booking'}${card.price.points ? ' points' : ''} ${card.price.charges}, ${card.price.who.toLowerCase()}`
  const lines = card ? [[card.legs[0]?.line, price].filter(Boolean).join(' · ')] : item.facts
  return (
    <Table style={{ marginTop: '14px' }}>
      <tr>
        <td>
          <p className="m-ink" style={{ ...styles.body, fontWeight: 600 }}>
            {item.title}
          </p>
          {lines.map((line) => (
            <p key={line} className="m-muted" style={styles.note}>
              {line}
            </p>
          ))}
          <p style={{ ...styles.body, margin: '4px 0 0' }}>
            <MailLink href={addressOf(item.path)}>{openWords(item)}</MailLink>
          </p>
        </td>
      </tr>
    </Table>
  )
}

function openWords({ path, card }: MessageItem): string {
  if (card) return 'See seats and book'
  if (path.startsWith('/flight-seat')) return 'Open the seat map'
  return path.includes('/reward-seat-finder') ? 'See other days' : 'Open the page'
}

function Why({ why }: { why: MessageContent['why'] }) {
  const shown = why.slice(0, 6)
  return (
    <CardRow top={20}>
      <Rule />
      <p className="m-muted" style={{ ...styles.note, fontSize: '14px', lineHeight: '21px', margin: '18px 0 0' }}>
        <b className="m-ink" style={styles.strong}>
          Why you got this.
        </b>{' '}
        It matches {why.length === 1 ? 'your alert' : `${why.length} of your alerts`}:
        {shown.map(({ name, terms }) => (
          <span key={name + terms}>
            <br />
            <span className="m-ink" style={{ color: styles.strong.color }}>
              {name}
            </span>
            {terms ? ` · ${terms}` : ''}
          </span>
        ))}
        {why.length > shown.length ? (
          <>
            <br />
            and {why.length - shown.length} more
          </>
        ) : null}
      </p>
    </CardRow>
  )
}

function changeWords(isAlert: boolean, pause: string | null): string {
  if (pause !== null) return 'Change it'
  return isAlert ? 'Pause or change your alerts' : 'Your alerts'
}

type FootProps = Pick<AlertMailProps, 'unsubscribe' | 'pause' | 'change'> & { isAlert: boolean }

function Foot({ unsubscribe, pause, change, isAlert }: FootProps) {
  return (
    <>
      {isAlert ? `One message per opening, even when several alerts match. ${burstWords}` : 'You asked for this email.'}
      <br />
      <br />
      {pause === null ? null : (
        <>
          <MailLink href={pause}>Pause this alert</MailLink> &nbsp;·&nbsp;{' '}
        </>
      )}
      <MailLink href={change}>{changeWords(isAlert, pause)}</MailLink> &nbsp;·&nbsp;{' '}
      <MailLink href={unsubscribe}>{pause === null ? 'Unsubscribe from all alert emails' : 'Unsubscribe'}</MailLink>
    </>
  )
}

/** Renders the HTML and text bodies of an alert email. The text is composed, not extracted from the HTML. */
export async function renderAlertMail(props: AlertMailProps): Promise<{ html: string; text: string }> {
  const { content, addressOf, unsubscribe, pause, change, identity } = props
  const foot = [`Unsubscribe: ${unsubscribe}`, `Your alerts: ${change}`]
  if (pause !== null) foot.unshift(`Pause this alert: ${pause}`)
  const text = [formatText(content, addressOf), '-- ', ...foot, senderLines(identity)].join('\n\n')
  return { html: await render(<AlertMail {...props} />), text }
}
