import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { HomeDocument } from '../../lib/accounts/home-document.ts'
import { leaderboardNameLimit } from '../../lib/accounts/leaderboard.ts'
import { nameLimit } from '../../lib/accounts/sign-up.ts'
import { AlertSettings } from '../../lib/alerts/alert.ts'
import { alertChannels } from '../../lib/alerts/alert-channels.ts'
import { alertPlaces } from '../../lib/alerts/alert-places.ts'
import { SeatAlertSettings, WantedSeat } from '../../lib/alerts/seat-alert.ts'
import { cabins } from '../../lib/core/cabin.ts'
import { audiences, planSlugs } from '../../lib/core/plan.ts'
import { programs } from '../../lib/core/program.ts'
import { alertsDaysAhead, getPlanLimits } from '../../lib/programs/plan-limits.ts'

/** firestore.rules can't import anything, so it repeats programs, plans, channels and bounds: they must agree. */
const rules = readFileSync('firestore.rules', 'utf8')

/** The body of the rule function with this name, on one line. */
function ruleOf(name: string): string {
  const [, body] = new RegExp(`function ${name}\\([^)]*\\) \\{\\n(.*?)\\n\\s*\\}\\n`, 's').exec(rules) ?? []
  if (body === undefined) throw new RangeError(`firestore.rules has no ${name}`)
  return body.replace(/\s+/g, ' ')
}

/** Whether a rule contains a bound, and not only as the start of a longer number. */
const says = (rule: string, bound: string) =>
  rule
    .split(bound)
    .slice(1)
    .some((rest) => !/^\d/.test(rest))

/** A list in the syntax of the rules. */
const listed = (values: readonly string[]) => `[${values.map((value) => `'${value}'`).join(', ')}]`

type Schema = {
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: string[]
  maxItems?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}
const schemaOf = (type: z.core.$ZodType) => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema

/** The bounds of the field at a path of a schema; for a nullable field, those of its other type. */
function boundsAt(schema: Schema, ...path: string[]): Schema {
  return path.reduce((at, name) => {
    const field = at.properties?.[name] ?? {}
    return field.anyOf?.[0] ?? field
  }, schema)
}

/** Every non-empty selection of programs, in every order. */
function ordersOf(left: readonly string[]): string[][] {
  return left.flatMap((first) => [
    [first],
    ...ordersOf(left.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  ])
}

describe('programs and plans in firestore.rules', () => {
  it('are the same as in the code', () => {
    const orders = /settings\.programs in (\[\[.*?\]\])/.exec(rules)?.[1]?.replaceAll("'", '"') ?? ''
    expect(JSON.parse(orders).map(String).sort()).toEqual(ordersOf(programs).map(String).sort())
    expect(ruleOf('arePoints')).toContain(`hasOnly(${listed(programs)})`)
    for (const program of programs) expect(ruleOf('arePoints')).toContain(`isBalance(value.get('${program}', null))`)
    expect(ruleOf('isPaid')).toContain(`in ${listed(planSlugs.filter((plan) => plan !== 'free'))}`)
  })

  it('allow an alert as many seats as the plan limits do', () => {
    const most = (plan: 'free' | 'silver' | 'gold') => programs.map((program) => getPlanLimits(plan, program).seats)
    const [, wide, narrow, free] =
      /isPaid\(uid\) \? \('velocity' in programs \? (\d) : (\d)\) : (\d)/.exec(ruleOf('areSeats')) ?? []
    for (const plan of ['silver', 'gold'] as const) expect(most(plan)).toEqual([narrow, wide].map(Number))
    expect(most('free')).toEqual([free, free].map(Number))
  })

  it('allow an alert as many days ahead as the plan does', () => {
    const [, paid, free, guest] =
      /let days = isPaid\(uid\) \? (\d+) : planOf\(uid\) == 'free' \? (\d+) : (\d+);/.exec(rules) ?? []
    expect(audiences.map((plan) => alertsDaysAhead[plan])).toEqual([guest, free, paid, paid].map(Number))
  })
})

describe('alerts in firestore.rules', () => {
  const alert = (...path: string[]) => boundsAt(schemaOf(AlertSettings), ...path)
  const keys = [...rules.matchAll(/settings\.keys\(\)\.hasOnly\((\[.*?\])\)/gs)].map(([, list = '']) =>
    JSON.parse(list.replaceAll("'", '"')),
  )

  it('have the same fields as the schemas', () => {
    expect(keys.map((names) => names.sort())).toEqual(
      [AlertSettings, SeatAlertSettings].map(({ shape }) => Object.keys(shape).sort()),
    )
  })

  it('have as many places as the code', () => {
    const [, pattern = ''] = /matches\('(.*?)'\)/.exec(ruleOf('isPlace')) ?? []
    const ids = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
    expect(ids.filter((id) => new RegExp(pattern).test(id))).toHaveLength(alertPlaces)
  })

  it('have the same cabins and channels as the code', () => {
    expect(rules.split(`settings.cabins.hasOnly(${listed(cabins)})`)).toHaveLength(2)
    expect(rules.match(/cabin in \[.*?\]/g)).toEqual(Array(2).fill(`cabin in ${listed(cabins)}`))
    expect(says(ruleOf('areChannels'), `value.size() <= ${alertChannels.length}`)).toBe(true)
    expect(ruleOf('areChannels')).toContain(`hasOnly(${listed(alertChannels)})`)
  })

  it.each([
    ['arePlaces', `value.size() <= ${alert('from').maxItems}`],
    ['arePlaces', `value.size() <= ${alert('to').maxItems}`],
    ['areWeekdays', `value.size() <= ${alert('weekdays').maxItems}`],
    ['areCarriers', `value.size() <= ${alert('carriers').maxItems}`],
    ['isNameOrAbsent', `settings.name.size() <= ${alert('name').maxLength}`],
    ['isStay', `value.max <= ${alert('stay', 'max').maximum}`],
    ['isHolding', `isCeiling(value.points, 0, ${alert('holding', 'points').maximum})`],
    ['areQuietHours', `value.timeZone.size() <= ${alert('quiet', 'timeZone').maxLength}`],
  ])('%s has the same bound as the schema', (name, bound) => {
    expect(bound).toMatch(/\d/)
    expect(says(ruleOf(name), bound)).toBe(true)
  })

  it.each(['maxPoints', 'maxCharges'])('bound %s as the schema does', (field) => {
    const { minimum, maximum } = alert(field)
    expect(rules).toContain(`isCeiling(settings.${field}, ${minimum}, ${maximum})`)
  })

  it('accept the same wanted seats as the schema', () => {
    const { oneOf, anyOf = [] } = schemaOf(WantedSeat)
    const [plain = {}, pair = {}, named = {}] = oneOf ?? anyOf
    const { minimum, maximum } = boundsAt(pair, 'together')
    expect(ruleOf('isWanted')).toContain(listed(boundsAt(plain, 'kind').enum ?? []))
    expect(ruleOf('isWanted')).toContain(`value.together >= ${minimum} && value.together <= ${maximum}`)
    expect(says(ruleOf('areSeatNames'), `value.size() <= ${boundsAt(named, 'seats').maxItems}`)).toBe(true)
  })
})

it('has the same bounds for names, home airports and balances as the schemas', () => {
  expect(ruleOf('isPersonName')).toContain(`isText(value, ${nameLimit})`)
  expect(ruleOf('isLeaderboardName')).toContain(`isText(value, ${leaderboardNameLimit})`)
  expect(ruleOf('isHome')).toContain(`hasOnly(${listed(Object.keys(HomeDocument.shape))})`)
  expect(ruleOf('isBalance')).toContain('value <= 10000000')
  expect(HomeDocument.safeParse({ points: { qantas: 10_000_001 } }).success).toBe(false)
})
