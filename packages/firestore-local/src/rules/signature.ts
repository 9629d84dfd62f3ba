import { isNumeric } from './compare.ts'
import {
  BytesValue,
  DurationValue,
  type Failure,
  LatLngValue,
  MapDiffValue,
  MapValue,
  PathValue,
  type RuleValue,
  SetValue,
  TimestampValue,
  typeError,
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

const checks: { [P in ParamType]: (value: RuleValue) => boolean } = {
  any: () => true,
  bool: (value) => typeof value === 'boolean',
  int: (value) => typeof value === 'bigint',
  number: (value) => isNumeric(value),
  string: (value) => typeof value === 'string',
  bytes: (value) => value instanceof BytesValue,
  list: (value) => Array.isArray(value),
  map: (value) => value instanceof MapValue,
  set: (value) => value instanceof SetValue,
  map_diff: (value) => value instanceof MapDiffValue,
  path: (value) => value instanceof PathValue,
  latlng: (value) => value instanceof LatLngValue,
  duration: (value) => value instanceof DurationValue,
  timestamp: (value) => value instanceof TimestampValue,
  group: (value) => Array.isArray(value) || value instanceof SetValue,
  text: (value) => typeof value === 'string' || value instanceof BytesValue,
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
        const check = checks[params[i] ?? 'any']
        if (!check(args[i] ?? null)) return typeError(args, expected)
      }
      return body(...(args as unknown as CheckedAll<P>))
    },
  }
}
