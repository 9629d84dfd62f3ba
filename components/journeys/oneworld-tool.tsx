'use client'

import { readItinerary } from '@/lib/journeys/oneworld-answer.ts'
import {
  endOf,
  firstLegAddress,
  type ItineraryState,
  itineraryAddress,
  itineraryDefaults,
  itineraryFields,
} from '@/lib/journeys/oneworld-state.ts'
import { readPlaces } from '@/lib/journeys/where-can-i-go/places-answer.ts'
import { Calculator, type Tool } from '../ui/calculator.tsx'
import { DateField } from '../ui/date-field.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { allCabinOptions } from '../ui/seats/cabins.ts'
import { SelectField } from '../ui/select-field.tsx'
import { AnswerFailed } from './answer-failed.tsx'
import { ItineraryLegs } from './itinerary-legs.tsx'
import { ItineraryMap } from './itinerary-map.tsx'
import { ItineraryOutlook } from './itinerary-outlook.tsx'
import { NextLeg, type OnwardPlace } from './next-leg.tsx'
import { SavedItineraries } from './saved-itineraries.tsx'
import { StartItinerary } from './start-itinerary.tsx'
import { useAsked } from './use-asked.ts'

/** A multi-carrier award built leg by leg: what it costs, which rules it keeps, and the seats on each leg. */
export function OneworldTool() {
  return (
    <Calculator fields={itineraryFields} defaults={itineraryDefaults}>
      {(tool) => <Builder {...tool} />}
    </Calculator>
  )
}

function Builder(tool: Tool<ItineraryState>) {
  const { state } = tool
  const itinerary = useAsked(itineraryAddress(state), readItinerary)
  const first = useAsked(firstLegAddress(state), readPlaces)
  const onward = itinerary.answer
    ? itinerary.answer.result.next
    : (first.answer?.destinations ?? []).map(({ to, days }): OnwardPlace => ({ to, days, carriers: [], miles: null }))
  const failed = itinerary.failure ? itinerary : first.failure ? first : null
  const isStarted = endOf(state) !== ''
  return (
    <section aria-label="Itinerary" className="space-y-5">
      <ItineraryInputs {...tool} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          {state.legs.length > 0 ? <ItineraryLegs {...tool} asked={itinerary} /> : null}
          {isStarted ? (
            <NextLeg
              {...tool}
              places={onward}
              isWaiting={
                !failed &&
                (state.legs.length > 0 ? itinerary.answer === null || itinerary.isStale : first.answer === null)
              }
            />
          ) : (
            <StartItinerary {...tool} />
          )}
          {failed?.failure ? <AnswerFailed failure={failed.failure} onRetry={failed.retry} /> : null}
          {isStarted ? <ItineraryMap {...tool} places={onward} /> : null}
        </div>
        <div className="space-y-5">
          <ItineraryOutlook state={state} asked={itinerary} />
          <SavedItineraries {...tool} />
        </div>
      </div>
    </section>
  )
}

function ItineraryInputs({ state, change }: Tool<ItineraryState>) {
  return (
    <div className="grid gap-4 sm:grid-cols-3 lg:max-w-2xl">
      <SelectField
        label="Cabin"
        value={state.cabin}
        options={allCabinOptions}
        onChange={(cabin) => change({ cabin })}
      />
      <NumberField
        label="People"
        field={itineraryFields.people}
        value={state.people}
        onChange={(people) => change({ people })}
      />
      <DateField label="Leave from" value={state.leave} onChange={(leave) => change({ leave })} />
    </div>
  )
}
