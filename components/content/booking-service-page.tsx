import { servicePrices, serviceSteps } from '@/lib/content/data/booking-steps.ts'
import { SiteForm } from '../shell/forms/site-form.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SourceLine } from '../ui/source-line.tsx'

/** The page of the booking service: how it works, the form to describe a trip to the team and what others charge. */
export function BookingServicePage() {
  return (
    <PageFrame path="/points-booking-service">
      <ol className="grid gap-x-8 gap-y-5 border-y border-line py-6 sm:grid-cols-2 lg:grid-cols-4">
        {serviceSteps.map(({ title, text }, index) => (
          <li key={title}>
            <p className="text-14 font-semibold">
              <span className="figures mr-2 font-mono text-muted">{index + 1}</span>
              {title}
            </p>
            <p className="mt-1 text-14 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12">
        <PageSection
          title="Your trip"
          lead="Asking is free. If there’s a fee to search for you, we’ll tell you first and you decide."
        >
          <SiteForm
            kind="booking"
            label="Ask us to find seats"
            submit="Send request"
            kept="We’ll look into your trip and reply by email. Nothing is booked or charged in the meantime."
          />
        </PageSection>
        <PageSection
          title="What do others charge?"
          lead="So you can judge any quote. Good services charge only after ticketing."
        >
          <ul className="border-t border-line">
            {servicePrices.map(({ title, text, from }) => (
              <li key={title} className="border-b border-line py-4">
                <h3 className="text-16 font-semibold">{title}</h3>
                <p className="mt-1 max-w-prose text-16">{text}</p>
                {from.map((source) => (
                  <SourceLine key={source.sources.join()} {...source} />
                ))}
              </li>
            ))}
          </ul>
        </PageSection>
      </div>
    </PageFrame>
  )
}
