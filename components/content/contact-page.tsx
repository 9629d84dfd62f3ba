import type { ReactNode } from 'react'
import { SiteForm } from '../shell/forms/site-form.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** A message to the team. */
export function ContactPage() {
  return (
    <PageFrame path="/contact">
      <div className="gap-12 lg:grid lg:grid-cols-[minmax(0,44rem)_minmax(0,18rem)]">
        <SiteForm
          kind="contact"
          label="Write to us"
          submit="Send the message"
          kept="A person reads it and answers to the email address you gave."
        />
        <aside className="mt-10 space-y-6 text-14 lg:mt-0">
          <Shortcut title="A question about rewards">
            Most are answered among the <TextLink href="/faq">questions</TextLink>.
          </Shortcut>
          <Shortcut title="A wrong figure">
            Say which page, and where you read the right one. The tables name the gaps we know of on the{' '}
            <TextLink href="/about">about page</TextLink>.
          </Shortcut>
          <Shortcut title="A payment">
            Cards, invoices and cancelling are in <TextLink href="/dashboard/billing">Billing</TextLink>.
          </Shortcut>
          <Shortcut title="A booking">
            Airlines change and cancel their own bookings. For help to find one, use the{' '}
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
