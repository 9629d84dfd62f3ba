import { burstWords } from '@/lib/alerts/send-time.ts'

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
    answer:
      'At any time, in Billing. The switch holds at once: what is left of the old plan is taken off what the new one costs for the rest of the period.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'In Billing, with two clicks. You keep the plan until the end of the period you have paid for. Then you are on the free plan, and nothing more is charged.',
  },
  {
    question: 'What happens to my alerts and searches when I go down a plan?',
    answer:
      'They stay. Alerts that reach beyond the smaller plan rest and say so, and run again as soon as a plan covers them.',
  },
  {
    question: 'How many alert messages will I get?',
    answer: `One for each opening on each channel, even when several of your alerts match. ${burstWords}`,
  },
  {
    question: 'What happens when a payment fails?',
    answer:
      'Your plan stays while the payment provider tries the card again over some days, and writes to you. Update your card in Billing.',
  },
  {
    question: 'What is live search?',
    answer:
      'A search asked of a provider at that moment instead of the availability we have stored. A permutation is one origin, one destination and one date; a plan allows so many a day in each program.',
  },
]

/** What people ask before they pay. */
export function PricingQuestions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-20 font-semibold tracking-tight">
        Before you pay
      </h2>
      <div className="mt-3 max-w-prose divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group py-1">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-16 font-medium">
              {question}
              <span aria-hidden="true" className="text-20 text-muted group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="pb-3 text-16 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
