import type { Question } from '@/lib/content/data/questions.ts'
import { questionTopics } from '@/lib/content/data/questions.ts'
import { faqNode, JsonLd } from '../shell/json-ld.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { SectionLinks, ValueFigure } from './reading.tsx'

/** Every question by topic. Each answer states its date and source. */
export function FaqPage() {
  return (
    <PageFrame path="/faq">
      <JsonLd graph={[faqNode(questionTopics.flatMap(({ questions }) => questions))]} />
      <div className="gap-12 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[11rem_minmax(0,1fr)_19rem]">
        <SectionLinks label="Topics" sections={questionTopics} />
        <div className="space-y-12">
          {questionTopics.map(({ id, title, questions }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-2 scroll-mt-6 text-20 font-semibold tracking-tight">
                {title}
              </h2>
              {questions.map((question) => (
                <QuestionLine key={question.id} {...question} />
              ))}
            </section>
          ))}
        </div>
        <aside
          aria-label="Beside the answers"
          className="space-y-6 max-xl:mt-12 xl:sticky xl:top-6 xl:self-start lg:max-xl:col-start-2"
        >
          <ValueFigure />
          <p className="text-14 text-muted">
            Not answered here? <TextLink href="/contact">Ask us</TextLink>
          </p>
        </aside>
      </div>
    </PageFrame>
  )
}

function QuestionLine({ id, question, answer, from, goOn }: Question) {
  return (
    <div id={`q-${id}`} className="scroll-mt-6">
      <Disclosure summary={<h3>{question}</h3>}>
        <p className="text-ink">{answer}</p>
        {goOn ? (
          <p className="mt-2 text-14">
            <TextLink href={goOn.href}>{goOn.label}</TextLink>
          </p>
        ) : null}
        {from.map((source) => (
          <div key={source.sources.join()} className="mt-2">
            <SourceLine asOf={source.asOf} sources={source.sources} confidence={source.confidence} />
          </div>
        ))}
      </Disclosure>
    </div>
  )
}
