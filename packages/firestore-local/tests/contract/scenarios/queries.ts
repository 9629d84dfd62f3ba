import type { CollectionReference, Query, QueryConstraint, QueryFilterConstraint } from 'firebase/firestore'
import { equal, refusedAsInvalid } from './check.ts'
import type { Scenarios, Stage } from './stage.ts'

/** Writes eight cities to a new collection. */
async function cities({ sdk, db, unique }: Stage): Promise<CollectionReference> {
  const group = sdk.collection(db, unique('cities'))
  const batch = sdk.writeBatch(db)
  const add = (id: string, data: Record<string, unknown>) => batch.set(sdk.doc(group, id), data)
  add('adl', { state: 'SA', people: 1.4, tags: ['wine', 'coast'], since: 1836, at: { lat: -34.9 } })
  add('bne', { state: 'QLD', people: 2.6, tags: ['river'], since: 1825, at: { lat: -27.5 } })
  add('cbr', { state: 'ACT', people: 0.5, tags: [], since: 1913, capital: true })
  add('drw', { state: 'NT', people: 0.1, tags: ['coast', 'tropics'], since: 1869, at: { lat: -12.5 }, capital: null })
  add('hba', { state: 'TAS', people: 0.3, tags: ['coast', 'river'], since: 1804, people2: Number.NaN })
  add('mel', { state: 'VIC', people: 5.2, tags: ['river', 'trams'], since: 1835, capital: false })
  add('per', { state: 'WA', people: 2.2, tags: ['coast', { deep: 1 }], since: 1829 })
  add('syd', { state: 'NSW', people: 5.5, tags: ['coast', 'harbour'], since: 1788 })
  await batch.commit()
  return group
}

async function ids({ sdk }: Stage, query: Query): Promise<string> {
  return (await sdk.getDocs(query)).docs.map((row) => row.id).join(' ')
}

/** The ids that a query must find, in order, and its constraints. */
type Case = [found: string, ...constraints: QueryConstraint[]]

async function findAll(stage: Stage, cases: Case[]): Promise<void> {
  const group = await cities(stage)
  for (const [index, [found, ...constraints]] of cases.entries()) {
    equal(await ids(stage, stage.sdk.query(group, ...constraints)), found, `case ${index + 1}`)
  }
}

/** As `findAll`, for filters combined with and/or. */
async function filterAll(stage: Stage, cases: [string, Parameters<typeof stage.sdk.or>[0]][]): Promise<void> {
  const group = await cities(stage)
  for (const [index, [found, filter]] of cases.entries()) {
    // The SDK has separate types for composite and single filters; both are filters.
    const constraint = filter as QueryFilterConstraint & QueryConstraint
    equal(await ids(stage, stage.sdk.query(group, constraint)), found, `case ${index + 1}`)
  }
}

/** Filters and orders. */
export const queries: Scenarios = {
  'every comparison': async (stage) => {
    const { where } = stage.sdk
    await findAll(stage, [
      ['adl bne cbr drw hba mel per syd'],
      ['mel', where('state', '==', 'VIC')],
      ['cbr syd drw bne adl hba per', where('state', '!=', 'VIC')],
      ['drw hba cbr', where('people', '<', 1)],
      ['syd hba bne', where('since', '<=', 1825)],
      ['mel syd', where('people', '>', 5)],
      ['bne mel syd', where('people', '>=', 2.6)],
      ['per bne', where('people', '>', 2), where('people', '<', 5)],
      ['', where('state', '==', 'nowhere')],
      ['drw', where('at.lat', '>', -20)],
      ['', where('state', '>', 5)],
    ])
  },

  'null, NaN and missing fields': async (stage) => {
    const { where, orderBy } = stage.sdk
    await findAll(stage, [
      ['drw', where('capital', '==', null)],
      ['cbr mel', where('capital', '!=', null), orderBy('capital', 'desc')],
      ['hba', where('people2', '==', Number.NaN)],
      ['', where('people2', '!=', Number.NaN)],
      ['cbr', where('capital', '!=', false)],
      ['drw mel cbr', orderBy('capital')],
    ])
  },

  'in, not-in and the array operators': async (stage) => {
    const { where } = stage.sdk
    await findAll(stage, [
      ['mel syd', where('state', 'in', ['VIC', 'NSW', 'none'])],
      ['cbr drw hba', where('people', 'in', [0.1, 0.3, 0.5])],
      ['cbr drw', where('state', 'not-in', ['NSW', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])],
      ['mel', where('capital', 'not-in', [true, 'x'])],
      ['', where('capital', 'not-in', [null, true])],
      ['adl drw hba per syd', where('tags', 'array-contains', 'coast')],
      ['per', where('tags', 'array-contains', { deep: 1 })],
      ['bne drw hba mel', where('tags', 'array-contains-any', ['river', 'tropics'])],
      ['hba', where('tags', 'array-contains', 'coast'), where('state', 'in', ['TAS', 'VIC'])],
    ])
  },

  'AND of several fields, inequalities on two': async (stage) => {
    const { where, orderBy } = stage.sdk
    await findAll(stage, [
      ['mel', where('since', '>', 1800), where('people', '>', 5)],
      ['hba drw cbr', where('since', '>=', 1804), where('people', '<', 1), orderBy('since')],
      ['adl', where('state', '==', 'SA'), where('since', '==', 1836)],
    ])
  },

  'OR, and AND within OR': async (stage) => {
    const { where, or, and } = stage.sdk
    await filterAll(stage, [
      ['cbr mel', or(where('state', '==', 'VIC'), where('capital', '==', true))],
      [
        'drw hba mel',
        or(
          where('people', '==', 0.1),
          and(where('tags', 'array-contains', 'river'), or(where('state', '==', 'VIC'), where('state', '==', 'TAS'))),
        ),
      ],
      [
        'drw mel',
        and(or(where('capital', '==', null), where('capital', '==', false)), where('since', 'in', [1835, 1869])),
      ],
      ['bne mel', or(where('state', 'in', ['VIC', 'QLD']), where('state', '==', 'QLD'))],
    ])
  },

  'orders on one and several fields, both ways': async (stage) => {
    const { sdk } = stage
    const group = sdk.collection(stage.db, stage.unique('ordered'))
    const rows: [string, number, string][] = [
      ['a', 1, 'x'],
      ['b', 2, 'x'],
      ['c', 1, 'y'],
      ['d', 2, 'y'],
      ['e', 1, 'x'],
    ]
    await Promise.all(rows.map(([id, n, s]) => sdk.setDoc(sdk.doc(group, id), { n, s })))
    await sdk.setDoc(sdk.doc(group, 'lacking'), { n: 1 })
    const order = (...orders: QueryConstraint[]) => ids(stage, sdk.query(group, ...orders))
    equal(await order(sdk.orderBy('n'), sdk.orderBy('s')), 'a e c b d')
    equal(await order(sdk.orderBy('n', 'desc'), sdk.orderBy('s')), 'b d a e c')
    equal(await order(sdk.orderBy('s', 'desc'), sdk.orderBy('n')), 'c d a e b')
    equal(await order(sdk.orderBy('n'), sdk.orderBy('s', 'desc')), 'c e a d b', 'equal rows follow the last direction')
    equal(await order(sdk.orderBy(sdk.documentId())), 'a b c d e lacking')
  },

  'limit and limitToLast': async (stage) => {
    const { orderBy, limit, limitToLast, where } = stage.sdk
    await findAll(stage, [
      ['adl bne cbr', limit(3)],
      ['syd hba', orderBy('since'), limit(2)],
      ['drw cbr', orderBy('since'), limitToLast(2)],
      ['per adl', orderBy('people', 'desc'), where('people', '<', 2.5), limit(2)],
      ['hba drw', orderBy('people', 'desc'), limitToLast(2)],
    ])
  },

  'filters on the document id': async (stage) => {
    const { documentId, where, orderBy } = stage.sdk
    await findAll(stage, [
      ['mel', where(documentId(), '==', 'mel')],
      ['mel per syd', where(documentId(), '>', 'hba')],
      ['adl bne', where(documentId(), '<=', 'bne')],
      ['adl syd', where(documentId(), 'in', ['syd', 'adl', 'none'])],
      ['per', where(documentId(), '>', 'mel'), where('state', '==', 'WA')],
      ['adl bne cbr', where(documentId(), 'not-in', ['drw', 'hba', 'mel', 'per', 'syd'])],
      ['per syd', orderBy(documentId()), where(documentId(), '>', 'mel')],
    ])
  },

  'a collection group finds all depths and no other name': async (stage) => {
    const { sdk, db } = stage
    const [group, other] = [stage.unique('group'), stage.unique('other')]
    await Promise.all(
      [`${group}/a`, `${other}/p/${group}/b`, `${other}/p/${group}/b/${group}/c`, `${other}/d`].map((path, n) =>
        sdk.setDoc(sdk.doc(db, path), { n }),
      ),
    )
    const everywhere = sdk.collectionGroup(db, group)
    equal(await ids(stage, sdk.query(everywhere, sdk.orderBy('n'))), 'a b c')
    equal(await ids(stage, sdk.query(everywhere, sdk.where('n', '==', 1))), 'b')
    equal(await ids(stage, sdk.collection(db, `${other}/p/${group}`)), 'b', 'a plain query stays at its depth')
  },

  'count, sum and average': async (stage) => {
    const { sdk } = stage
    const group = await cities(stage)
    equal((await sdk.getCountFromServer(group)).data().count, 8)
    const coast = sdk.query(group, sdk.where('tags', 'array-contains', 'coast'), sdk.limit(3))
    equal((await sdk.getCountFromServer(coast)).data().count, 3, 'a limit counts')
    // One request may have five aggregations at most.
    const years = await sdk.getAggregateFromServer(group, {
      all: sdk.count(),
      years: sdk.sum('since'),
      mean: sdk.average('since'),
      lat: sdk.sum('at.lat'),
    })
    equal(years.data(), { all: 3, years: 5530, mean: 5530 / 3, lat: -34.9 - 27.5 - 12.5 }, 'only what holds all three')
    const odd = await sdk.getAggregateFromServer(group, { text: sdk.sum('state'), spoiled: sdk.sum('people2') })
    equal(odd.data(), { text: 0, spoiled: Number.NaN })
    const absent = await sdk.getAggregateFromServer(group, {
      all: sdk.count(),
      none: sdk.average('nothing'),
      nothing: sdk.sum('nothing'),
      years: sdk.sum('since'),
    })
    const none = { all: 0, none: null, nothing: 0, years: 0 }
    equal(absent.data(), none, 'only documents that hold every aggregated field count')
  },

  'an aggregation of nothing': async ({ sdk, db, unique }) => {
    const group = sdk.collection(db, unique('empty'))
    const aggregate = await sdk.getAggregateFromServer(group, { n: sdk.count(), s: sdk.sum('x'), a: sdk.average('x') })
    equal(aggregate.data(), { n: 0, s: 0, a: null })
  },

  'too many values for IN are refused as invalid': async (stage) => {
    const { sdk } = stage
    const many = Array.from({ length: 31 }, (_, n) => n)
    const query = () => sdk.getDocs(sdk.query(sdk.collection(stage.db, 'any'), sdk.where('n', 'in', many)))
    // The SDK itself may refuse before it sends the query; both use the same code.
    await refusedAsInvalid((async () => query())())
  },
}
