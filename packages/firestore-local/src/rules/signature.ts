import {
  type BytesValue,
  type DurationValue,
  type Failure,
  type LatLngValue,
  type MapDiffValue,
  type MapValue,
  type PathValue,
  type RuleValue,
  type SetValue,
  type TimestampValue,
  typeError,
  typeName,
} from './values.ts'

/** The parameter types that built-in functions and methods declare. */
type Params = {
  any: RuleValue
  bool: boolean
  int: bigint
  number: bigint | number
  string: string
  bytes: BytesValue
  list: RuleValue[]
  map: MapValue
  set: SetValue
  map_diff: MapDiffValue
  path: PathValue
  latlng: LatLngValue
  duration: DurationValue
  timestamp: TimestampValue
  group: RuleValue[] | SetValue
  text: string | BytesValue
}
type ParamType = keyof Params
type CheckedAll<P extends readonly ParamType[]> = { [I in keyof P]: Params[P[I]] }

const unions: Partial<Record<ParamType, string[]>> = {
  number: ['int', 'float'],
  group: ['list', 'set'],
  text: ['string', 'bytes'],
}

function fits(value: RuleValue, type: ParamType): boolean {
  const name = typeName(value)
  return type === 'any' || type === name || unions[type]?.includes(name) === true
}

/** A built-in: its number of arguments, and a body that runs only when their types fit. */
export type Builtin = { arity: number; run: (args: readonly RuleValue[]) => RuleValue | Failure }

/**
 * Defines a built-in that checks its arguments before its body runs, e.g. `builtin(['string', 'int'], (text, n) => …)`.
 */
export function builtin<const P extends readonly ParamType[]>(
  params: P,
  body: (...args: CheckedAll<P>) => RuleValue | Failure,
): Builtin {
  const expected = params.join(', ')
  return {
    arity: params.length,
    run: (args) => {
      for (let i = 0; i < params.length; i++) {
        if (!fits(args[i] ?? null, params[i] ?? 'any')) return typeError(args, expected)
      }
      return body(...(args as unknown as CheckedAll<P>))
    },
  }
}
