import { ROTATION_DAYS } from '@/lib/alerts/delivery/channels.ts'
import { renderMessage } from '@/lib/alerts/delivery/render-message.ts'
import { webhookBody } from '@/lib/alerts/delivery/webhook-body.ts'
import { webhookExamples } from '@/lib/alerts/delivery/webhook-examples.ts'
import { LOG_DAYS, LOG_LENGTH, RETRIES_AN_HOUR } from '@/lib/alerts/delivery/webhook-log.ts'
import { findSiteOrigin } from '@/lib/server/site-origin.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'

type Kind = keyof typeof webhookExamples

const events: Record<Kind, string> = {
  opening: 'Seats opened, or dropped in points, on one day that matches an alert.',
  digest: 'Several openings at once, best cabin first. payload.more counts any beyond 40.',
  gone: 'Seats we alerted you to were gone at two checks in a row. lost is the flight that went, if it’s another one.',
  seat: 'A seat alert: the seat you want on your flight is available.',
  seats: 'Several seat alerts matched at one check.',
  test: 'You pressed “Send a test”. It has no seats in it.',
}

const headers = [
  ['webhook-id', 'The message’s id, the same on every attempt. Act on each id once.'],
  [
    'webhook-timestamp',
    'When this attempt was made, in seconds since 1970. Reject anything more than five minutes off.',
  ],
  ['webhook-signature', 'One or more Standard Webhooks v1 signatures, separated by spaces. One match is enough.'],
  ['idempotency-key', 'The same as webhook-id.'],
] as const

const node = `import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.POINTSWARD_WEBHOOK_SECRET) // whsec_…

// rawBody is the text as it came, before any JSON parser.
function receive(rawBody, headers) {
  const message = webhook.verify(rawBody, headers) // throws when it is not ours
  console.log(message.kind, message.subject)
}`

const python = `from standardwebhooks import Webhook

webhook = Webhook(os.environ["POINTSWARD_WEBHOOK_SECRET"])  # whsec_…
message = webhook.verify(request.get_data(as_text=True), request.headers)`

/** The page for developers of a webhook receiver: what we send, how to verify it and when we retry. */
export function WebhooksPage() {
  const siteUrl = findSiteOrigin() ?? 'https://pointsward.example'
  return (
    <PageFrame path="/developers/webhooks">
      <p className="max-w-prose text-16">
        Set your address under <TextLink href="/alerts">How we notify you</TextLink> on the alerts page; webhooks are
        included in Silver and Gold. We POST JSON to it and count any 200 to 299 response within 10 seconds as received.
      </p>
      <PageSection title="Events">
        <div>
          {(Object.keys(events) as Kind[]).map((kind) => (
            <Disclosure
              key={kind}
              summary={
                <span>
                  <code className="font-mono text-14">{kind}</code>
                  <span className="ml-3 font-normal text-muted">{events[kind]}</span>
                </span>
              }
              open={kind === 'opening'}
            >
              <CodeBlock label={`Example of ${kind}, sample data`} text={buildExample(kind, siteUrl)} />
            </Disclosure>
          ))}
        </div>
        <p className="mt-3 max-w-prose text-14 text-muted">
          The examples use sample seats. charges are in cents, points are for one adult one way, and null means not
          published. sample is true when the seats are sample data. An opening’s other is the return flight, or the
          second flight of a party on two flights; if a party on a return trip takes two flights, rest has the others.
        </p>
      </PageSection>
      <PageSection title="Headers">
        <dl className="max-w-prose divide-y divide-line text-16">
          {headers.map(([name, what]) => (
            <div key={name} className="py-2 sm:grid sm:grid-cols-[12rem_1fr]">
              <dt className="font-mono text-14 leading-6">{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection
        title="Check the signature"
        lead="Requests are signed as Standard Webhooks describes, so its libraries check them in any language."
      >
        <div className="space-y-4">
          <CodeBlock label="JavaScript" text={node} />
          <CodeBlock label="Python" text={python} />
        </div>
        <p className="mt-4 max-w-prose text-16">
          To check by hand, join webhook-id, webhook-timestamp and the raw body with dots, compute HMAC-SHA256 with the
          base64 part of your secret as the key, and compare its base64 with what follows “v1,”.{' '}
          <TextLink href="https://www.standardwebhooks.com">The standard and its libraries</TextLink>.
        </p>
      </PageSection>
      <Promises />
      <PageSection title="What changed">
        <p className="max-w-prose text-16">
          <strong>28 November 2026.</strong> A gone event has lost when the flight that went isn’t the one we name
          first, such as the return flight.
        </p>
        <p className="mt-3 max-w-prose text-16">
          <strong>24 November 2026.</strong> New webhooks have a whsec_ secret and Standard Webhooks headers. A webhook
          set up before keeps its secret and its Pointsward-Signature header until you make a new secret; for{' '}
          {ROTATION_DAYS} days after that, both signatures come. The body and Idempotency-Key are as they were.
        </p>
      </PageSection>
    </PageFrame>
  )
}

function Promises() {
  return (
    <>
      <PageSection title="Change the secret">
        <p className="max-w-prose text-16">
          Press “Create a new one” beside your address. For {ROTATION_DAYS} days every request carries two signatures,
          one for each secret, so you can switch your server over. If the old one leaked, press “End it now”.
        </p>
      </PageSection>
      <PageSection title="Retries and the delivery log">
        <p className="max-w-prose text-16">
          We retry any other response nine times over about a day, with growing pauses or after your Retry-After. 410
          stops it. We don’t follow redirects, and the address must be https and public. Your last {LOG_LENGTH} requests
          in {LOG_DAYS} days are listed under your address with your server’s response. “Send again” repeats a message
          under the same id, up to {RETRIES_AN_HOUR} times an hour, if its alert is still set.
        </p>
      </PageSection>
    </>
  )
}

function buildExample(kind: Kind, siteUrl: string): string {
  const message = webhookExamples[kind]
  const content = renderMessage(message, { party: 1, again: new Set() })
  return JSON.stringify(webhookBody('8c0d2f5a41', message, content, siteUrl), null, 2)
}

/** A code listing, which scrolls sideways, also by keyboard, if it is wider than the screen. */
function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <figure>
      <figcaption className="mb-1 text-12 text-muted">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line bg-paper p-4 font-mono text-12 text-ink"
      >
        <code>{text}</code>
      </pre>
    </figure>
  )
}
