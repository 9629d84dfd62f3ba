import type { ReactNode } from 'react'
import { SiteForm } from '../shell/forms/site-form.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** The page with the form to send the team a message. */
export function ContactPage() {
  return (
    <PageFrame path="/contact">
      <div className="gap-12 lg:grid lg:grid-cols-[minmax(0,44rem)_minmax(0,18rem)]">
        <SiteForm
          kind="contact"
          label="Send us a message"
          submit="Send message"
          kept="We read every message and reply by email."
        />
        <aside className="mt-10 space-y-6 text-14 lg:mt-0">
          <Shortcut title="A question about rewards">
            We answer most of them in our <TextLink href="/faq">questions</TextLink>.
          </Shortcut>
          <Shortcut title="A wrong figure">
            Tell us the page and your source. Gaps we already know about are listed on the{' '}
            <TextLink href="/about">about page</TextLink>.
          </Shortcut>
          <Shortcut title="A payment">
            Cards, invoices and cancelling are in <TextLink href="/dashboard/billing">Billing</TextLink>.
          </Shortcut>
          <Shortcut title="A booking">
            Only the airline can change or cancel your booking. For help finding seats, use our{' '}
            <TextLink href="/points-booking-service">booking service</TextLink>.
          </Shortcut>
        </aside>
      </div>
    </PageFrame>
  )
}

function Shortcut({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-1 text-muted">{children}</p>
    </section>
  )
}
