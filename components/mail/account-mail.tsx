import { render } from '@react-email/components'
import { type AccountEmail, pageText } from '@/lib/accounts/mail-page.ts'
import type { MailSenderIdentity } from '@/lib/server/alerts/delivery/send-email.ts'
import { Button, CardRow, MailFrame, senderLines, Table } from './mail-frame.tsx'
import { mono, styles } from './mail-style.ts'

type AccountMailProps = { email: AccountEmail; identity: MailSenderIdentity }

/** An email about the account: what happened, the details, one action, and what to do if it wasn't the member. */
export function AccountMail({ email: { subject, page }, identity }: AccountMailProps) {
  const { label, preheader, heading, lead, rows, button, notes, why } = page
  return (
    <MailFrame subject={subject} preheader={preheader} label={label} foot={why} identity={identity}>
      <CardRow top={28}>
        <h1 className="m-ink" style={styles.h1Small}>
          {heading}
        </h1>
        <p className="m-muted" style={styles.lead}>
          {lead}
        </p>
      </CardRow>
      {rows.length > 0 ? (
        <CardRow top={12}>
          <Table>
            {rows.map(({ name, value }) => (
              <Fact key={name + value} name={name} value={value} />
            ))}
          </Table>
        </CardRow>
      ) : null}
      {button ? (
        <CardRow top={20}>
          <Button href={button.href}>{button.words}</Button>
          <p className="m-muted" style={{ ...styles.note, margin: '16px 0 0' }}>
            Button not working? Paste this into your browser:
            <br />
            <span className="m-ink" style={{ color: styles.strong.color, fontFamily: mono, wordBreak: 'break-all' }}>
              {button.href}
            </span>
          </p>
        </CardRow>
      ) : null}
      {notes.map(({ strong, text }) => (
        <CardRow key={text} top={16}>
          <p className="m-muted" style={{ ...styles.note, fontSize: '14px', lineHeight: '21px' }}>
            {strong ? (
              <b className="m-ink" style={styles.strong}>
                {strong}
              </b>
            ) : null}{' '}
            {text}
          </p>
        </CardRow>
      ))}
    </MailFrame>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  const cell = { ...styles.body, padding: '11px 0' } as const
  return (
    <>
      <tr>
        <td className="m-muted" style={{ ...cell, color: styles.lead.color }}>
          {name}
        </td>
        <td className="m-ink" style={{ ...cell, textAlign: 'right', fontWeight: 600 }}>
          {value}
        </td>
      </tr>
      <tr>
        <td colSpan={2} className="m-line" style={styles.rule}>
          &nbsp;
        </td>
      </tr>
    </>
  )
}

/** Renders the HTML and text bodies of an account email. */
export async function renderAccountMail(email: AccountEmail, identity: MailSenderIdentity) {
  const text = [pageText(email.page), '-- ', senderLines(identity)].join('\n\n')
  return { html: await render(<AccountMail email={email} identity={identity} />), text: `${text}\n` }
}
