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

/** The parameter types that built-in functions and methods ask for. */
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

/** A built-in: how many arguments it takes, and a body that sees them only when their types fit. */
export type Builtin = { arity: number; run: (args: readonly RuleValue[]) => RuleValue | Failure }

/** `builtin(['string', 'int'], (text, n) => …)`: checks the arguments, then runs the body. */
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
