import { Body, Head, Html, Preview } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import { site } from '@/lib/core/site.ts'
import type { MailSenderIdentity } from '@/lib/server/alerts/delivery/send-email.ts'
import { mailRules, styles } from './mail-style.ts'

type MailFrameProps = {
  subject: string
  preheader: string
  /** The kind of email, shown to the right of the brand. */
  label: ReactNode
  children: ReactNode
  foot: ReactNode
  identity: MailSenderIdentity
}

/** The frame of every email: brand, card and footer. Laid out with tables, which all mail clients render alike. */
export function MailFrame({ subject, preheader, label, children, foot, identity }: MailFrameProps) {
  return (
    <Html lang={site.locale}>
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{mailRules}</style>
      </Head>
      <Preview>{preheader}</Preview>
      <Body className="m-page" style={{ margin: 0, padding: 0 }}>
        <Table className="m-page" style={styles.page}>
          <tr>
            <td align="center" style={{ padding: '28px 12px 44px' }}>
              <Table style={{ maxWidth: '600px', margin: '0 auto', textAlign: 'left' }}>
                <tr>
                  <td>
                    <Brand label={label} />
                    <Table className="m-card" style={styles.card}>
                      {children}
                      <tr>
                        <td style={{ padding: '0 32px 28px' }} />
                      </tr>
                    </Table>
                    <Table>
                      <tr>
                        <td className="m-muted" style={{ ...styles.note, padding: '22px 4px 0' }}>
                          {foot}
                          <Imprint identity={identity} />
                        </td>
                      </tr>
                    </Table>
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </Body>
    </Html>
  )
}

/** A layout table, marked as such for screen readers. */
export function Table({
  children,
  className,
  style,
}: {
  children: ReactNode
  className?: string
  style?: CSSProperties
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={className}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

type RowProps = { children: ReactNode; top: number }

/** A full-width row of the card, inside its side padding. */
export function CardRow({ children, top }: RowProps) {
  return (
    <tr>
      <td className="m-pad" style={{ padding: `${top}px 32px 0` }}>
        {children}
      </td>
    </tr>
  )
}

export function Rule() {
  return (
    <Table>
      <tr>
        <td className="m-line" style={styles.rule}>
          &nbsp;
        </td>
      </tr>
    </Table>
  )
}

export function Button({
  href,
  children,
  kind = 'first',
}: {
  href: string
  children: ReactNode
  kind?: 'first' | 'second'
}) {
  return (
    <a
      href={href}
      className={kind === 'first' ? 'm-btn' : 'm-btn2'}
      style={kind === 'first' ? styles.button : styles.button2}
    >
      {children}
    </a>
  )
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="m-link" style={styles.link}>
      {children}
    </a>
  )
}

function Brand({ label }: { label: ReactNode }) {
  return (
    <Table>
      <tr>
        <td width="44" style={{ padding: '0 8px 16px 4px', width: '36px' }}>
          <Track stops={1} />
        </td>
        <td className="m-ink" style={styles.brand}>
          {site.name}
        </td>
        <td className="m-muted" style={styles.label}>
          {label}
        </td>
      </tr>
    </Table>
  )
}

/** A route drawn with table cells: a dot at each end, a ring for each stop. */
export function Track({ stops }: { stops: number }) {
  const line = (
    <td style={{ verticalAlign: 'middle' }}>
      <div className="m-dot" style={styles.track}>
        &nbsp;
      </div>
    </td>
  )
  const dot = (
    <td width="9" style={{ width: '9px', verticalAlign: 'middle' }}>
      <div className="m-dot" style={styles.dot}>
        &nbsp;
      </div>
    </td>
  )
  const rings = Array.from({ length: stops }, (_, at) => [
    // biome-ignore lint/suspicious/noArrayIndexKey: the rings are all alike.
    <td key={`ring ${at}`} width="10" style={{ width: '10px', verticalAlign: 'middle' }}>
      <div className="m-ring" style={styles.ring}>
        &nbsp;
      </div>
    </td>,
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
    <td key={`line ${at}`} style={{ verticalAlign: 'middle' }}>
      <div className="m-dot" style={styles.track}>
        &nbsp;
      </div>
    </td>,
  ])
  return (
    <Table>
      <tr>
        {dot}
        {line}
        {rings}
        {dot}
      </tr>
    </Table>
  )
}

function Imprint({ identity: { contact, imprint } }: { identity: MailSenderIdentity }) {
  return (
    <p style={{ margin: '14px 0 0' }}>
      Sent by {site.name}. Reply to this email or write to {contact}.
      {imprint === null ? null : (
        <>
          <br />
          {imprint}
        </>
      )}
      <br />
      {site.name} is not affiliated with any airline.
    </p>
  )
}

/** Returns the lines that name the sender, for the text body of an email. */
export function senderLines({ contact, imprint }: MailSenderIdentity): string {
  const lines = [`Sent by ${site.name}. Reply to this email or write to ${contact}.`, imprint]
  return [...lines.filter((line) => line !== null), `${site.name} is not affiliated with any airline.`].join('\n')
}
