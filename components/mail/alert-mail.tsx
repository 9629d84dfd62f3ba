import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import { sampleWords, type Told, type ToldItem } from '@/lib/alerts/delivery/told-text.ts'
import { site } from '@/lib/core/site.ts'
import { darkRules, mailStyles } from './mail-styles.ts'

export type AlertMailProps = {
  told: Told
  /** For a path of the site. */
  addressOf: (path: string) => string
  unsubscribe: string
  /** Lets the alert itself rest; null for a mail of none. */
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
        {site.name} is not affiliated with any airline. Seats can go between our look and your booking; not all data is
        real-time.
      </Text>
    </>
  )
}
