import { burstWords } from '@/lib/alerts/send-time.ts'
import { faqNode, JsonLd } from '../shell/json-ld.tsx'
import { WithBillingLink } from './billing-link.tsx'

const questions = [
  {
    question: 'Do I need a card to start?',
    answer: 'No. Searching needs no account at all, and the free plan needs only an email address.',
  },
  {
    question: 'How do I pay?',
    answer:
      'By card, on the page of our payment provider, Stripe. Your card number goes to them and never reaches us. The price you see there is the price you pay.',
  },
  {
    question: 'Can I switch between Silver and Gold?',
    answer: 'Any time, in Billing. The change is immediate and pro-rated.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'In Billing, with two clicks. You keep the plan until the end of the period you have paid for. Then you are on the free plan, and nothing more is charged.',
  },
  {
    question: 'What happens to my alerts and searches if I downgrade?',
    answer: 'They stay. Alerts beyond your new limits are paused, and run again as soon as your plan covers them.',
  },
  {
    question: 'How many alert messages will I get?',
    answer: `One for each opening on each channel, even when several of your alerts match. ${burstWords}`,
  },
  {
    question: 'Where are my receipts, and what happens after a refund?',
    answer:
      'Receipts, invoices and your next payment are in Billing. A payment refunded in full ends the plan it paid for; what you paid for earlier periods is not affected.',
  },
  {
    question: 'What happens when a payment fails?',
    answer: 'Your plan stays. Stripe retries the card for a few days and emails you. Update your card in Billing.',
  },
  {
    question: 'What is live search?',
    answer:
      'We ask the provider at that moment instead of showing what we last saw. One check is one origin, one destination and one date; your plan has so many a day in each program.',
  },
]

/** Questions people ask before they pay, with answers. */
export function PricingQuestions() {
  return (
    <section aria-labelledby="questions">
      <JsonLd graph={[faqNode(questions)]} />
      <h2 id="questions" className="text-20 font-semibold tracking-tight">
        Before you pay
      </h2>
      <div className="mt-3 border-t border-line lg:grid lg:grid-cols-2 lg:gap-x-12">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line py-1">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-16 font-medium">
              {question}
              <span aria-hidden="true" className="text-20 text-muted group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="pb-3 text-16 text-muted">
              <WithBillingLink>{answer}</WithBillingLink>
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
