import { connection } from 'next/server'
import { programs } from '@/lib/core/program.ts'
import { LOAD_TIMEOUT_MS } from '@/lib/server/availability/answers.ts'
import { liveIndex } from '@/lib/server/availability/live-index.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { type Explained, explainSearch } from '@/lib/server/internal/explain-search.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { controlStyle, Field } from '../../ui/field.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { programNameOptions } from '../../ui/seats/program-options.ts'
import { InternalTool, QuestionForm, type SearchValues } from './tool-page.tsx'

const path = '/test/reward-seat-finder'
const first = {
  program: 'qantas',
  from: 'SYD,MEL',
  to: 'SIN,country:JP',
  cabins: 'J',
  seats: '1',
  take: '20',
}
type Question = typeof first
const texts = { from: 'From', to: 'To', cabins: 'Cabins', seats: 'Seats', take: 'Rows' } as const

/** Shows how the engine handles a query: the parsed and clamped query, its plan, its timings and its rows. */
export function RawEnginePage({ values }: { values: SearchValues }) {
  return (
    <InternalTool path={path}>
      <RawEngine values={values} />
    </InternalTool>
  )
}

async function RawEngine({ values }: { values: SearchValues }) {
  await connection()
  const given = await values
  const question = Object.fromEntries(
    Object.entries(first).map(([name, value]) => [name, typeof given[name] === 'string' ? given[name] : value]),
  ) as Question
  const { index, ready } = liveIndex()
  const isReady = await ready(LOAD_TIMEOUT_MS)
  const explained = isReady
    ? explainSearch(new URLSearchParams(question), index, serverClock.now(), () => performance.now())
    : null
  return (
    <>
      <QuestionForm path={path}>
        <ChoiceField
          id="raw-program"
          name="program"
          label="Program"
          value={question.program}
          options={programChoices}
        />
        {Object.entries(texts).map(([name, label]) => (
          <Field key={name} id={`raw-${name}`} label={label}>
            <input
              key={question[name as keyof Question]}
              id={`raw-${name}`}
              name={name}
              maxLength={300}
              defaultValue={question[name as keyof Question]}
              className={controlStyle(null, 'font-mono')}
            />
          </Field>
        ))}
      </QuestionForm>
      <div className="mt-4">
        {explained === null ? <Notice kind="warn">Still loading. Reload in a moment.</Notice> : null}
        {explained && 'errors' in explained
          ? explained.errors.map(({ parameter, message }) => (
              <Notice key={parameter + message} kind="danger">
                {parameter}: {message}
              </Notice>
            ))
          : null}
      </div>
      {explained && !('errors' in explained) ? <ExplainedSearch explained={explained} /> : null}
    </>
  )
}

const programChoices = [...programNameOptions, { value: programs.join(), label: 'Both' }]

const ms = (value: number) => `${value.toFixed(3)} ms`

function ExplainedSearch({ explained: { query, clamped, result, plan, timings } }: { explained: Explained }) {
  return (
    <>
      <PageSection title="Timings" lead="On this server, for this query. The scan runs 21 more times for its median.">
        <FigureList
          figures={[
            { label: 'Parse', value: ms(timings.parse) },
            { label: 'Clamp to the plan', value: ms(timings.clamp) },
            { label: 'First scan', value: ms(timings.firstScan) },
            { label: 'Median scan', value: ms(timings.medianScan) },
          ]}
        />
      </PageSection>
      <PageSection
        title="Query plan"
        lead="The index is looked up by origin and destination; only routes it holds are scanned."
      >
        <FigureList
          figures={[
            { label: 'Routes asked for', value: plan.pairs },
            { label: 'Routes found', value: plan.routesStored, note: `${plan.sampleRoutes} sample` },
            { label: 'Options scanned', value: plan.offersScanned },
            { label: 'Itineraries known', value: plan.waysKnown },
            { label: 'Matching rows', value: result.total },
          ]}
        />
      </PageSection>
      <Raw title="The query after clamping" value={{ ...query, clamped }} />
      <Raw title="Rows" value={result.rows} />
      <Raw title="Days, coverage and sources" value={{ ...result, rows: undefined }} />
    </>
  )
}

function Raw({ title, value }: { title: string; value: unknown }) {
  return (
    <PageSection title={title}>
      <section
        aria-label={`${title}, as JSON`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-lg border border-line bg-card p-4"
      >
        <pre className="font-mono text-12">{JSON.stringify(value, null, 1)}</pre>
      </section>
    </PageSection>
  )
}
