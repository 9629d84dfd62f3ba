import { type Builtin, builtin } from './signature.ts'
import { DurationValue, type LatLngValue, type TimestampValue, timestampOf } from './values.ts'

const second = 1_000_000_000n
const millisecond = 1_000_000n
export const day = 86_400n * second
const earthRadius = 6_371_010

/** Rounds towards the past, so that times before 1970 get the right day. */
const floorDivide = (a: bigint, b: bigint) => (a - (((a % b) + b) % b)) / b

const dateOf = ({ nanos }: TimestampValue) => new Date(Number(floorDivide(nanos, millisecond)))
const startOfDay = ({ nanos }: TimestampValue) => floorDivide(nanos, day) * day

const dayOfYear = (time: TimestampValue) => {
  const date = dateOf(time)
  return BigInt(Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1)
}

/** Methods of Timestamp, all in UTC. Days of the week run from Monday, 1, to Sunday, 7. */
export const timestampMethods: Record<string, Builtin> = {
  date: builtin(['timestamp'], (time) => timestampOf(startOfDay(time))),
  time: builtin(['timestamp'], (time) => new DurationValue(time.nanos - startOfDay(time))),
  year: builtin(['timestamp'], (time) => BigInt(dateOf(time).getUTCFullYear())),
  month: builtin(['timestamp'], (time) => BigInt(dateOf(time).getUTCMonth() + 1)),
  day: builtin(['timestamp'], (time) => BigInt(dateOf(time).getUTCDate())),
  dayOfWeek: builtin(['timestamp'], (time) => BigInt(dateOf(time).getUTCDay() || 7)),
  dayOfYear: builtin(['timestamp'], dayOfYear),
  hours: builtin(['timestamp'], (time) => BigInt(dateOf(time).getUTCHours())),
  minutes: builtin(['timestamp'], (time) => BigInt(dateOf(time).getUTCMinutes())),
  seconds: builtin(['timestamp'], (time) => BigInt(dateOf(time).getUTCSeconds())),
  nanos: builtin(['timestamp'], ({ nanos }) => nanos - floorDivide(nanos, second) * second),
  toMillis: builtin(['timestamp'], ({ nanos }) => floorDivide(nanos, millisecond)),
}

/** Methods of Duration. Both parts carry the duration's sign. */
export const durationMethods: Record<string, Builtin> = {
  seconds: builtin(['duration'], ({ nanos }) => nanos / second),
  nanos: builtin(['duration'], ({ nanos }) => nanos % second),
}

export const latLngMethods: Record<string, Builtin> = {
  latitude: builtin(['latlng'], ({ latitude }) => latitude),
  longitude: builtin(['latlng'], ({ longitude }) => longitude),
  distance: builtin(['latlng', 'latlng'], distance),
}

/** Great-circle distance in metres (haversine, mean earth radius). */
function distance(a: LatLngValue, b: LatLngValue): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const half = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}
