'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { type FlyState, flyFields } from '@/lib/calculators/fly/fly-fields.ts'
import { Button } from '../../ui/button.tsx'
import { Calculator, type Tool } from '../../ui/calculator.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Input, InputFields } from '../input-fields.tsx'
import { ToolFrame } from '../tool-frame.tsx'

export type CityOption = { value: string; label: string; code: string }

type FlyInputsProps = Tool<FlyState> & {
  fields: ReturnType<typeof flyFields>
  from: readonly CityOption[]
  to: readonly CityOption[]
}

const trip: Input<FlyState> = {
  name: 'trip',
  label: 'Trip',
  options: [
    { value: 'one-way', label: 'One way' },
    { value: 'return', label: 'Return' },
  ],
}

const numbers = [
  { name: 'people', label: 'People' },
  { name: 'have', label: 'Points you have' },
] as const

/** The calculator's inputs: both cities, one way or return, how many people and the points they have. */
function FlyInputs({ from, to, ...tool }: FlyInputsProps) {
  const cities: Input<FlyState>[] = [
    { name: 'from', label: 'From', options: from },
    { name: 'to', label: 'To', options: to },
  ]
  return (
    <>
      <InputFields {...tool} inputs={[...cities, trip]} />
      <div className="grid grid-cols-[5rem_1fr] gap-3">
        <InputFields {...tool} inputs={numbers} />
      </div>
    </>
  )
}

type FlyCalculatorProps<Routing> = RoutingsSource<Routing> & {
  defaults: FlyState
  from: readonly CityOption[]
  to: readonly CityOption[]
  /** Returns null if there is no routing. */
  answer: (routings: readonly Routing[], asked: Asked) => ReactNode
  /** What belongs to the answer but isn't announced. */
  below: (routings: readonly Routing[], asked: Asked) => ReactNode
}

/** The question, with the cities' codes as the finders expect them and their names. */
export type Asked = { state: FlyState; codes: { from: string; to: string }; names: string }

/** A calculator of the points needed between two cities in every cabin. */
export function FlyCalculator<Routing>({ defaults, from, to, ...props }: FlyCalculatorProps<Routing>) {
  const fields = flyFields(
    from.map((city) => city.value),
    to.map((city) => city.value),
  )
  return (
    <Calculator fields={fields} defaults={defaults}>
      {(tool) => <Question {...props} {...{ from, to, tool, fields }} />}
    </Calculator>
  )
}

type QuestionProps<Routing> = Omit<FlyCalculatorProps<Routing>, 'defaults'> & {
  tool: Tool<FlyState>
  fields: ReturnType<typeof flyFields>
}

function Question<Routing>({ tool, fields, from, to, answer, below, ...source }: QuestionProps<Routing>) {
  const { state } = tool
  const found = useRoutings(source, state.from, state.to)
  const start = from.find(({ value }) => value === state.from)
  const end = to.find(({ value }) => value === state.to)
  const asked = {
    state,
    codes: { from: start?.code ?? '', to: end?.code ?? '' },
    names: `${start?.label ?? state.from} to ${end?.label ?? state.to}`,
  }
  return (
    <ToolFrame
      label="Points calculator"
      inputs={<FlyInputs {...tool} {...{ fields, from, to }} />}
      answer={<FlyAnswer found={found}>{(routings) => answer(routings, asked)}</FlyAnswer>}
    >
      {found.status === 'known' && found.routings.length > 0 ? below(found.routings, asked) : null}
    </ToolFrame>
  )
}

/** The routings of a pair: known, being looked up, or failed to load. */
type RoutingsState<Routing> =
  | { status: 'known'; routings: readonly Routing[] }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }

type FlyAnswerProps<Routing> = {
  found: RoutingsState<Routing>
  children: (routings: readonly Routing[]) => ReactNode
}

/** What the routings answer; until they are known, how far their file has come. */
function FlyAnswer<Routing>({ found, children }: FlyAnswerProps<Routing>) {
  if (found.status === 'loading') return <Skeleton className="h-24 w-full" />
  if (found.status === 'failed') {
    return (
      <Notice kind="warn" action={<Button onClick={found.retry}>Try again</Button>}>
        We couldn’t load prices from this city.
      </Notice>
    )
  }
  return (
    children(found.routings) ?? (
      <Notice kind="info">
        You can’t book this as one reward with up to one stop. Price each flight separately and add them up.
      </Notice>
    )
  )
}

/** A pair whose routings are part of the page. */
type KnownPair<Routing> = { from: string; to: string; routings: readonly Routing[] }

/** The routings from one city to each of its destinations, by slug: a static file the browser fetches when needed. */
type RoutingsFile<Routing> = Record<string, readonly Routing[]>

// One file serves every destination of a city, so it is fetched only once; a failed fetch may be repeated.
const files = new Map<string, Promise<unknown>>()

function fetchFile(address: string): Promise<unknown> {
  const pending = files.get(address)
  if (pending) return pending
  const file = fetch(address)
    .then(async (response): Promise<unknown> => (response.ok ? response.json() : null))
    .catch(() => null)
    .then((found) => {
      if (found === null) files.delete(address)
      return found
    })
  files.set(address, file)
  return file
}

type RoutingsSource<Routing> = {
  /** The folder with a file for each origin. */
  folder: string
  known: KnownPair<Routing>
  /** Returns null if the body isn't a file of routings. */
  parse: (body: unknown) => RoutingsFile<Routing> | null
}

/** Returns the routings between two cities: from the page itself, or from the origin's file. */
function useRoutings<Routing>(
  { folder, known, parse }: RoutingsSource<Routing>,
  from: string,
  to: string,
): RoutingsState<Routing> {
  const address = `${folder}/${from}`
  const [loaded, setLoaded] = useState<{ address: string; file: RoutingsFile<Routing> | null } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isKnown = from === known.from && to === known.to

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same file again.
  useEffect(() => {
    if (isKnown) return
    let live = true
    void fetchFile(address).then((body) => live && setLoaded({ address, file: parse(body) }))
    return () => {
      live = false
    }
  }, [address, isKnown, parse, attempt])

  if (isKnown) return { status: 'known', routings: known.routings }
  if (loaded?.address !== address) return { status: 'loading' }
  if (loaded.file) return { status: 'known', routings: loaded.file[to] ?? [] }
  const retry = () => {
    setLoaded(null)
    setAttempt(attempt + 1)
  }
  return { status: 'failed', retry }
}
