import { Check, X } from 'lucide-react'
import { connection } from 'next/server'
import { readChoice } from '@/lib/content/internal/read-values.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { type LoungeStatus, loungeStatuses } from '@/lib/network/data/lounges.ts'
import { loungeAirports, loungesFor, newestRule, oldestRule } from '@/lib/network/lounges.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Panel } from '../../ui/panel.tsx'
import { allCabinOptions, cabinDisplay } from '../../ui/seats/cabins.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { InternalTool, QuestionForm, type SearchValues } from './tool-page.tsx'

const path = '/test/lounges'
const statuses = ['', ...Object.keys(loungeStatuses)] as ('' | LoungeStatus)[]

/** The page on which lounges an airport has and whom they admit. */
export function LoungesPage({ values }: { values: SearchValues }) {
  return (
    <InternalTool path={path}>
      <Lounges values={values} />
    </InternalTool>
  )
}

async function Lounges({ values }: { values: SearchValues }) {
  await connection()
  const given = await values
  const airport = readChoice(given, 'airport', loungeAirports, 'SYD')
  const cabin = readChoice(given, 'cabin', cabins, 'Y')
  const status = readChoice(given, 'status', statuses, '')
  const city = findAirport(airport)?.city ?? airport
  const lounges = loungesFor({ airport, cabin, status })
  const options = loungeAirports.map((value) => ({ value, label: `${findAirport(value)?.city ?? value} (${value})` }))
  return (
    <>
      <QuestionForm path={path}>
        <ChoiceField id="lounge-airport" name="airport" label="Airport" value={airport} options={options} />
        <ChoiceField id="lounge-cabin" name="cabin" label="Cabin flown" value={cabin} options={allCabinOptions} />
        <ChoiceField
          id="lounge-status"
          name="status"
          label="Status"
          value={status}
          any="None"
          options={Object.entries(loungeStatuses).map(([value, label]) => ({ value, label }))}
        />
      </QuestionForm>
      <PageSection title={`Lounges in ${city}`} lead="Collected from published lists. It may not be complete.">
        <div className="mb-4 max-w-prose">
          <Notice kind="warn">
            These rules are old: published between {formatDate(oldestRule, 'plain')} and{' '}
            {formatDate(newestRule, 'plain')}. Airlines may have changed them, so check first.
          </Notice>
        </div>
        {lounges.length === 0 ? (
          <Notice kind="info">We have no lounges listed here. There may still be one.</Notice>
        ) : null}
        <ul className="grid gap-4 md:grid-cols-2">
          {lounges.map(({ kind, name, rule, mayEnter, why }) => (
            <li key={kind}>
              <Panel>
                <h3 className="text-16 font-semibold">{name}</h3>
                <p className="mt-1 flex items-center gap-2 text-14">
                  {mayEnter ? (
                    <Check aria-hidden="true" className="size-4 text-ok" />
                  ) : (
                    <X aria-hidden="true" className="size-4 text-muted" />
                  )}
                  {mayEnter ? `Was open to you ${why}` : `Was not open to you: ${why}`}, as of{' '}
                  {formatDate(rule.asOf, 'plain')}
                </p>
                <dl className="mt-3 space-y-1 text-14">
                  <div>
                    <dt className="inline text-muted">Cabins: </dt>
                    <dd className="inline">
                      {rule.cabins.map((one) => cabinDisplay[one].name).join(', ') || 'none by cabin alone'}
                    </dd>
                  </div>
                  <div>
                    <dt className="inline text-muted">Status: </dt>
                    <dd className="inline">{rule.statuses.map((one) => loungeStatuses[one]).join('; ')}</dd>
                  </div>
                </dl>
                <p className="mt-2 mb-2 text-14 text-muted">{rule.note}</p>
                <SourceLine {...rule} />
              </Panel>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  )
}
