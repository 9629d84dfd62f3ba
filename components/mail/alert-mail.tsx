import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { CSSProperties } from 'react'
import { sampleWords, type Told, type ToldItem } from '@/lib/alerts/delivery/told-text.ts'
import { burstWords } from '@/lib/alerts/send-time.ts'
import { site } from '@/lib/core/site.ts'

/**
 * The look of the site in what mail programs understand: the roles of app/globals.css as sRGB, styles on the elements
 * themselves, and for dark screens a rule for each role that programs with media queries apply.
 */
const light = {
  paper: '#fafaf7',
  card: '#ffffff',
  ink: '#1a1f26',
  muted: '#59616c',
  line: '#dfded9',
  accent: '#006d71',
  warn: '#7a4d00',
}
const dark = {
  paper: '#12161c',
  card: '#1a1f26',
  ink: '#f0efec',
  muted: '#a0a8b3',
  line: '#303740',
  accent: '#3cc8cc',
  warn: '#e8b45a',
}

const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const mailStyles = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: light.paper, color: light.ink, fontFamily: sans },
  frame: { maxWidth: '560px', margin: '0 auto' },
  brand: { margin: '0 0 16px', fontSize: '14px', fontWeight: 600, color: light.ink },
  sample: {
    margin: '0 0 16px',
    padding: '10px 12px',
    border: `1px dashed ${light.warn}`,
    borderRadius: '6px',
    fontSize: '14px',
    lineHeight: '20px',
    color: light.warn,
  },
  headline: { margin: '0 0 8px', fontSize: '20px', lineHeight: '28px', fontWeight: 600, color: light.ink },
  intro: { margin: '0 0 20px', fontSize: '16px', lineHeight: '24px', color: light.ink },
  card: {
    margin: '0 0 12px',
    padding: '14px 16px',
    border: `1px solid ${light.line}`,
    borderRadius: '8px',
    backgroundColor: light.card,
  },
  title: { margin: '0 0 6px', fontSize: '16px', lineHeight: '22px', fontWeight: 600, color: light.ink },
  fact: { margin: '0 0 2px', fontSize: '14px', lineHeight: '20px', color: light.muted },
  open: { display: 'inline-block', padding: '10px 0 2px', fontSize: '16px', fontWeight: 600, color: light.accent },
  rule: { margin: '24px 0 16px', border: 'none', borderTop: `1px solid ${light.line}` },
  foot: { margin: '0 0 8px', fontSize: '12px', lineHeight: '18px', color: light.muted },
  footLink: { color: light.muted, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>

/** By class, since a rule of a media query can't reach a style on the element without `!important`. */
const darkRules = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; background-color: ${light.paper}; }
  @media (prefers-color-scheme: dark) {
    .m-page { background-color: ${dark.paper} !important; color: ${dark.ink} !important; }
    .m-card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
    .m-ink { color: ${dark.ink} !important; }
    .m-muted { color: ${dark.muted} !important; }
    .m-accent { color: ${dark.accent} !important; }
    .m-warn { color: ${dark.warn} !important; border-color: ${dark.warn} !important; }
    .m-line { border-color: ${dark.line} !important; }
  }
`

export type AlertMailProps = {
  told: Told
  /** For a path of the site. */
  addressOf: (path: string) => string
  unsubscribe: string
  /** Lets the alert itself rest; null for a mail of none, or of several. */
  pause: string | null
  /** The list the alert stands in. */
  alerts: string
}

/** One message of an alert as a mail: what was found, each with its link, and how to have less of it. */
export function AlertMail({ told, addressOf, ...links }: AlertMailProps) {
  return (
    <Html lang={site.locale}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{told.subject}</title>
        <style>{darkRules}</style>
      </Head>
      <Preview>{told.sample ? `Sample data. ${told.intro}` : told.intro}</Preview>
      <Body className="m-page">
        {/* The library moves a body's own style to a cell that no class reaches, so the page is a part of its own. */}
        <Section className="m-page" style={mailStyles.page}>
          <Container style={mailStyles.frame}>
            <Text className="m-ink" style={mailStyles.brand}>
              {site.name}
            </Text>
            {told.sample && (
              <Text className="m-warn" style={mailStyles.sample}>
                {sampleWords}
              </Text>
            )}
            <Heading as="h1" className="m-ink" style={mailStyles.headline}>
              {told.subject}
            </Heading>
            <Text className="m-ink" style={mailStyles.intro}>
              {told.intro}
            </Text>
            {told.items.map((item) => (
              <ItemCard key={`${item.path} ${item.title}`} item={item} addressOf={addressOf} />
            ))}
            {told.more !== null && (
              <Text className="m-ink" style={mailStyles.intro}>
                <Link className="m-accent" href={addressOf(told.path)} style={mailStyles.open}>
                  {told.more}
                </Link>
              </Text>
            )}
            <Hr className="m-line" style={mailStyles.rule} />
            <Foot {...links} />
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

function ItemCard({ item, addressOf }: { item: ToldItem; addressOf: AlertMailProps['addressOf'] }) {
  return (
    <Section className="m-card" style={mailStyles.card}>
      <Text className="m-ink" style={mailStyles.title}>
        {item.title}
      </Text>
      {item.facts.map((fact) => (
        <Text key={fact} className="m-muted" style={mailStyles.fact}>
          {fact}
        </Text>
      ))}
      <Link className="m-accent" href={addressOf(item.path)} style={mailStyles.open}>
        {openWords(item.path)}
      </Link>
    </Section>
  )
}

function openWords(path: string): string {
  if (path.startsWith('/flight-seat')) return 'Open the seat map'
  return path.includes('/reward-seat-finder') ? 'Open in the finder' : 'Open the page'
}

function Foot({ unsubscribe, pause, alerts }: Omit<AlertMailProps, 'told' | 'addressOf'>) {
  const link = (href: string, words: string) => (
    <Link className="m-muted" href={href} style={mailStyles.footLink}>
      {words}
    </Link>
  )
  return (
    <>
      <Text className="m-muted" style={mailStyles.foot}>
        {pause === null
          ? 'You have this mail because you asked for it.'
          : 'You have this mail because you set an alert.'}{' '}
        {pause === null ? null : <>{link(pause, 'Pause this alert')} · </>}
        {link(unsubscribe, 'Unsubscribe')} · {link(alerts, 'Your alerts')}
      </Text>
      <Text className="m-muted" style={mailStyles.foot}>
        One message for each opening, even when several alerts match. {burstWords}
      </Text>
      <Text className="m-muted" style={mailStyles.foot}>
        {site.name} is not affiliated with any airline. Seats can go between our look and your booking; not all data is
        real-time.
      </Text>
    </>
  )
}
