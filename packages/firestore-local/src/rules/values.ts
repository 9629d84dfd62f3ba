/**
 * A value of the rules language. int is bigint (64 bits), float is number, list is an array; null, bool and string are
 * themselves. Evaluation errors are returned as a Failure, because `||` and `&&` may absorb them.
 */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RuleValue[]
  | MapValue
  | SetValue
  | MapDiffValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | BytesValue
  | PathValue

/** An evaluation error. `line` is 0 until the expression it arose in sets it. */
export class Failure {
  readonly message: string
  line = 0
  constructor(message: string) {
    this.message = message
  }
}

export const fail = (message: string) => new Failure(message)

type Convert = (source: never, name: string) => RuleValue

/** A map that converts each value only on demand, because a rule reads few of a document's fields. */
export class MapValue {
  readonly #sources: Readonly<Record<string, unknown>>
  readonly #convert: Convert
  #loaded: Map<string, RuleValue> | null = null

  /** `convert` converts a key's source to its value; it must accept everything that `sources` holds. */
  constructor(sources: Readonly<Record<string, unknown>>, convert: Convert) {
    this.#sources = sources
    this.#convert = convert
  }

  static of(entries: ReadonlyMap<string, RuleValue>): MapValue {
    return new MapValue(Object.fromEntries(entries), (value: RuleValue) => value)
  }

  get(name: string): RuleValue | undefined {
    this.#loaded ??= new Map()
    const known = this.#loaded.get(name)
    if (known !== undefined) return known
    if (!this.has(name)) return undefined
    const value = this.#convert(this.#sources[name] as never, name)
    this.#loaded.set(name, value)
    return value
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#sources, name)
  }

  keys(): readonly string[] {
    return Object.keys(this.#sources)
  }
}

/** A set. Its items must be distinct; the caller ensures that (see `toSet`). */
export class SetValue {
  readonly items: readonly RuleValue[]
  constructor(items: readonly RuleValue[]) {
    this.items = items
  }
}

export class MapDiffValue {
  /** `after` is the map that `diff` was called on, `before` the one it was compared with. */
  readonly after: MapValue
  readonly before: MapValue
  constructor(after: MapValue, before: MapValue) {
    this.after = after
    this.before = before
  }
}

export class TimestampValue {
  /** Nanoseconds since 1970-01-01T00:00:00Z. */
  readonly nanos: bigint
  constructor(nanos: bigint) {
    this.nanos = nanos
  }
}

const firstTime = -62_135_596_800_000_000_000n
const lastTime = 253_402_300_799_999_999_999n

/** Builds a computed timestamp; fails outside Firestore's own range, the years 1 to 9999. */
export function timestampOf(nanos: bigint): TimestampValue | Failure {
  return nanos < firstTime || nanos > lastTime ? fail('Timestamp out of range.') : new TimestampValue(nanos)
}

export class DurationValue {
  readonly nanos: bigint
  constructor(nanos: bigint) {
    this.nanos = nanos
  }
}

/** Ten thousand years in seconds, the longest duration. */
const longest = 315_576_000_000n
export function durationOf(nanos: bigint): DurationValue | Failure {
  const seconds = nanos / 1_000_000_000n
  return seconds > longest || seconds < -longest ? fail('Duration out of range.') : new DurationValue(nanos)
}

export class LatLngValue {
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude
    this.longitude = longitude
  }
}

export class BytesValue {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

const noneUnbound: ReadonlyMap<number, string> = new Map()
const noneBound: ReadonlyMap<string, string> = new Map()

/** A path; `unbound` maps the positions still to be filled by `bind` to the names they will be filled from. */
export class PathValue {
  readonly segments: readonly string[]
  readonly unbound: ReadonlyMap<number, string>
  readonly bound: ReadonlyMap<string, string>
  constructor(
    segments: readonly string[],
    unbound: ReadonlyMap<number, string> = noneUnbound,
    bound: ReadonlyMap<string, string> = noneBound,
  ) {
    this.segments = segments
    this.unbound = unbound
    this.bound = bound
  }
  toString(): string {
    return `/${this.segments.join('/')}`
  }
}

/**
 * The type names that `is` accepts; `constraint` stands for a document's field that only a query's filters describe.
 */
export const typeNames = new Set(
  'bool bytes constraint duration float int latlng list map map_diff number path set string timestamp'.split(' '),
)

const classNames = [
  [Array, 'list'],
  [MapValue, 'map'],
  [SetValue, 'set'],
  [MapDiffValue, 'map_diff'],
  [TimestampValue, 'timestamp'],
  [DurationValue, 'duration'],
  [LatLngValue, 'latlng'],
  [BytesValue, 'bytes'],
] as const

/** Returns the type's name as used by `is` and error messages. */
export function typeName(value: RuleValue): string {
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'bigint') return 'int'
  if (typeof value === 'number') return 'float'
  if (typeof value === 'string') return 'string'
  if (value === null) return 'null'
  return classNames.find(([kind]) => value instanceof kind)?.[1] ?? 'path'
}

/** Builds a type error in the wording of Firestore's own emulator, which people search for. */
export function typeError(received: readonly RuleValue[], expected: string): Failure {
  return fail(`Type error. Received: [${received.map(typeName).join(', ')}] Expected: [${expected}].`)
}

/** Formats a float as Java does: `1.0`, `1.5E10`, `1.0E-4`. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  if (Object.is(value, -0)) return '-0.0'
  const size = Math.abs(value)
  const isPlain = size === 0 || (size >= 1e-3 && size < 1e7)
  const [digits = '', exponent = ''] = (isPlain ? String(value) : value.toExponential()).split('e')
  const decimal = digits.includes('.') ? digits : `${digits}.0`
  return isPlain ? decimal : `${decimal}E${exponent.replace('+', '')}`
}

/** Converts a value to text for `string()` and `join()`. */
export function toText(value: RuleValue): RuleValue | Failure {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return floatText(value)
  if (typeof value === 'string') return value
  return value instanceof PathValue ? value.toString() : typeError([value], 'null|bool|number|string|path')
}
