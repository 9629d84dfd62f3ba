/** One recorded option, compared with the tables of its booking date. */
export type Comparison = {
  file: string
  bookedOn: string
  kind: string
  /** Such as `QF SYD-SIN J, QF SIN-LHR J`. */
  path: string
  charged: number
  /** Points by the tables, or null if they have no price; `unpriced` then says why. */
  table: number | null
  unpriced: string | null
  /** True if the tables differ, but a search in another cabin charged this price. */
  otherSearch: boolean
}

const number = new Intl.NumberFormat('en-AU')

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(2)} %`
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b))
}

function tableRow(name: string, group: readonly Comparison[]): string {
  const priced = group.filter((one) => one.table !== null)
  const agreed = priced.filter((one) => one.table === one.charged)
  const cells = [group.length, priced.length, agreed.length].map((count) => number.format(count))
  const other = number.format(priced.filter((one) => one.otherSearch).length)
  return `| ${name} | ${cells.join(' | ')} | ${percent(agreed.length, priced.length)} | ${other} |`
}

function families(group: readonly Comparison[], lineOf: (one: Comparison) => string): string[] {
  return groupBy(group, lineOf).map(([line, all]) => `- ${number.format(all.length)} × ${line}`)
}

const howItWasRead = `The two programs showed these prices for one adult, one way, in searches of 2023. Every option is priced by the tables
of the day it was searched and compared with what was charged. "Priced" counts the options whose every table cell is
known; agreement is a share of those. "Other search" counts Qantas options whose own flights are in several cabins and
which were shown at the price of a search in another cabin, until 4 August 2025; the lower price stands in the tables.
Cash fares priced in points are left out.

How much this proves: several cells of the tables were themselves read from recordings of the same kind (Velocity's
Table 2, the middle zones of both old Qantas tables), and three rules were learnt from them: partners with a change of
cabin are split, China Airlines connections are charged flight by flight from 19 November 2023, and Velocity adds a
partner's zone price to Virgin Australia's. For those the agreement says that one rule explains every option, not that
an independent source confirms it. Zones, distances, the way Trips are summed, Qantas's and United's prices are
independent of this file.

Figures the rules did not come from: 25 prices that Qantas itself answered from July to September 2026, a test each
(tests/unit/lib/programs/qantas/seen-2026.test.ts). 22 agreed with the rules as they stood; the other three told that
Philippine Airlines is a partner and splits at a change of cabin, and that premium economy of Air France can be booked.
Two more, American Airlines by way of Charlotte and of Chicago, fit no rule and are left out.

Recordings of 2023 that are not at hand here: 84 kinds of option to Hong Kong (searched on 26 May) and Tokyo (7 June)
with Qantas, and to New York, Los Angeles and Rome (August) with Velocity, a test each
(tests/unit/lib/programs/recorded-2023.test.ts). They were read from samples of those recordings, so they count kinds and
not options. All agree, which is no independent proof: some cells of the old tables, and the first three rules of these
four, come from the same recordings.

- China Airlines connections before 19 November 2023 are one total: SYD-TPE-KIX and on to Tokyo with Japan Airlines was
  47,800, of which 10,000 is Japan Airlines'. SYD-TPE-SIN in November was flight by flight. Whether the day or the route
  makes the difference cannot be told from these; the day is taken.
- A Velocity trip past 15,000 miles is charged as zone 10 (SYD-DOH-LAX, 75,000), and called derived, because the table
  ends there.
- Melbourne's two airports, and Taipei's, are one city: SYD-AVV and MEL-HKG was one price, 31,500.
- Qantas with an economy feeder was shown at two prices, one for each cabin searched. A search of economy charged every
  stretch on its own, a search of business the whole trip at business: Jetstar to Brisbane and BNE-MEL-HND in business
  was 101,300 in the first and 94,900 in the second, with Qantas to Brisbane 102,900 (8,000 and 94,900) in the first;
  Jetstar to Brisbane and BNE-HND in business was 74,800 and 82,000. The lower one can be booked and stands here.`

/** Options that the general rule alone would price differently, and how. */
const learntFamilies: { name: string; isOne: (one: Comparison) => boolean }[] = [
  {
    name: 'China Airlines connections, charged flight by flight. One total over both flights, as other partners are charged, would be 45,000 in economy, 81,800 in premium economy and 104,500 in business. The stops were two to four hours, so no stopover explains it.',
    isOne: ({ path }) => path.startsWith('CI SYD-TPE') && path.includes('CI TPE-SIN'),
  },
  {
    name: 'Malaysia Airlines with business to Kuala Lumpur and economy on, charged as 75,000 + 10,000. The whole trip in business was 75,000, so the lower-of rule known from 2026 did not apply to partners in 2023.',
    isOne: ({ path }) => path === 'MH SYD-KUL J, MH KUL-SIN Y',
  },
  {
    name: 'Virgin Australia with Qatar, Etihad or Singapore Airlines, charged as the sum of two zone prices, the domestic flight at the middle of its three tiers.',
    isOne: ({ kind, path }) => kind.startsWith('velocity: own flights') && !path.includes('UA '),
  },
]

function learnt(comparisons: readonly Comparison[]): string[] {
  return learntFamilies.map(({ name, isOne }) => `- ${number.format(comparisons.filter(isOne).length)} × ${name}`)
}

/** The report as Markdown: agreement by kind, then each family of differences and of unpriced options. */
export function renderReport(comparisons: readonly Comparison[]): string {
  const differing = comparisons.filter((one) => one.table !== null && one.table !== one.charged && !one.otherSearch)
  const unpriced = comparisons.filter((one) => one.table === null)
  const head = ['| | options | priced | agree | agreement | other search |', '|---|---|---|---|---|---|']
  const files = groupBy(comparisons, (one) => `${one.file}`)
  return [
    '# Prices by the tables against recorded searches',
    '',
    howItWasRead,
    '',
    '## By recording',
    '',
    ...head,
    ...files.map(([file, group]) => tableRow(`${file}, searched ${group[0]?.bookedOn ?? ''}`, group)),
    tableRow('**all**', comparisons),
    '',
    '## By kind',
    '',
    ...head,
    ...groupBy(comparisons, (one) => one.kind).map(([kind, group]) => tableRow(kind, group)),
    '',
    '## Differences',
    '',
    ...(differing.length > 0
      ? families(
          differing,
          (one) => `${one.path}: charged ${number.format(one.charged)}, tables say ${number.format(one.table ?? 0)}`,
        )
      : ['None.']),
    '',
    '## Families the general rule would miss',
    '',
    ...learnt(comparisons),
    '',
    '## Not priced',
    '',
    ...(unpriced.length > 0 ? families(unpriced, (one) => `${one.unpriced}`) : ['None.']),
    '',
  ].join('\n')
}
