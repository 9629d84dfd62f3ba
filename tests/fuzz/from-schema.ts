import { z } from 'zod'
import { hostileText, hostileValue } from './hostile.ts'
import type { Random } from './random.ts'

/** The values that a schema accepts, as a JSON Schema. */
type Shape = z.core.JSONSchema.BaseSchema

export const shapeOf = (schema: z.core.$ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })

/** Valid texts by field name: they can't be derived from a schema's pattern. */
const samples: Record<string, readonly string[]> = {
  program: ['qantas', 'velocity', 'qantas,velocity'],
  from: ['SYD', 'MEL', 'country:AU', 'region:australia', 'SYD,MEL,BNE', 'anywhere'],
  to: ['SIN', 'LAX', 'LHR', 'NRT,HND', 'region:europe', 'country:JP', 'anywhere'],
  start: ['2026-11-22', '2027-01-10'],
  end: ['2026-12-20', '2027-03-01', '2027-10-01'],
  date: ['2026-12-05', '2027-02-03'],
  flownOn: ['2026-10-01'],
  cabins: ['J', 'Y,W,J,F'],
  cabin: ['J', 'Y'],
  seats: ['1', '2', '4'],
  carriers: ['QF', 'QF,EK'],
  notCarriers: ['JQ'],
  aircraft: ['qantas/a380', 'B789'],
  cursor: ['eyJhIjoxfQ', 'AAAAAAAAAAA'],
  take: ['1', '50', '200'],
  target: ['350', '700'],
  legs: ['SYD-SIN.QF.stopover,SIN-LHR.BA', 'SYD-HND.any,HND-SYD'],
  flight: ['QF1', 'SQ232', 'VA1'],
  settings: ['{"program":"qantas","from":["SYD"],"to":["SIN"],"cabins":["J"]}'],
  email: ['ann@pointsward.test'],
  name: ['Ann'],
  customerId: ['cus_1234567890'],
  code: ['abcdefghjk'],
  url: ['https://hooks.example.com/x', 'http://127.0.0.1:9/'],
  endpoint: ['https://push.example.com/send/abc'],
  p256dh: ['B'.repeat(87)],
  auth: ['A'.repeat(22)],
  attempt: ['6f1e0b0e-8a5e-4c39-9f10-0b3b0c7a1a11'],
  id: ['00', '17'],
}

/** A value that the shape accepts, as far as its JSON Schema tells. */
export function fitting(shape: Shape, name: string, random: Random): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return random.pick(shape.enum)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return fitting(random.pick(choices) as Shape, name, random)
  switch (shape.type) {
    case 'object':
      return fittingObject(shape, random)
    case 'array':
      return Array.from({ length: 1 + random.below(3) }, () => fitting((shape.items ?? {}) as Shape, name, random))
    case 'integer':
    case 'number':
      return Math.min(shape.maximum ?? 1_000, (shape.minimum ?? 0) + random.below(10))
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    default:
      return random.pick(samples[name] ?? ['1', 'SYD', 'a text'])
  }
}

function fittingObject({ properties = {}, required = [] }: Shape, random: Random): Record<string, unknown> {
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.4))
  return Object.fromEntries(wanted.map(([name, shape]) => [name, fitting(shape as Shape, name, random)]))
}

/** A valid value with one or two parts broken: left out, of another type, too long, or hostile. */
export function broken(shape: Shape, random: Random): unknown {
  if (random.chance(0.1)) return hostileValue(random)
  const value = fitting(shape, '', random)
  const breaks = 1 + random.below(2)
  for (let time = 0; time < breaks; time += 1) breakPart(value, random)
  return value
}

function breakPart(value: unknown, random: Random): void {
  if (typeof value !== 'object' || value === null) return
  const names = Object.keys(value)
  const name = names.length > 0 ? random.pick(names) : 'extra'
  const object = value as Record<string, unknown>
  if (typeof object[name] === 'object' && object[name] !== null && random.chance(0.6)) breakPart(object[name], random)
  else if (random.chance(0.15)) delete object[name]
  else if (random.chance(0.1)) object[hostileText(random).slice(0, 200)] = hostileValue(random)
  else
    object[name] = typeof object[name] === 'string' && random.chance(0.7) ? hostileText(random) : hostileValue(random)
}

/** Query parameters made the same way; one may also be repeated, or have an unknown name. */
export function brokenParameters(shape: Shape, random: Random): string {
  const { properties = {} } = shape
  const given = Object.entries(fittingObject(shape, random)).map(([name, value]) => [name, String(value)])
  const names = Object.keys(properties)
  const breaks = random.below(4)
  for (let time = 0; time < breaks; time += 1) {
    const name = names.length > 0 && random.chance(0.85) ? random.pick(names) : hostileText(random)
    const at = given.findIndex(([known]) => known === name)
    if (at >= 0 && random.chance(0.8)) given.splice(at, 1)
    if (random.chance(0.85)) given.push([name, hostileText(random)])
  }
  return given.map(([name = '', value = '']) => `${encoded(name, random)}=${encoded(value, random)}`).join('&')
}

/** Replaces lone surrogates, which can't be encoded in an address. */
export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD')

/** Mostly encoded as a browser does; sometimes with punctuation left unencoded. */
export function encoded(text: string, random: Random): string {
  const whole = wellFormed(text)
  if (random.chance(0.15)) return whole.replace(/[^\x21-\x7e]|[ "<>\\^`{|}]/gu, (sign) => encodeURIComponent(sign))
  return encodeURIComponent(whole)
}
