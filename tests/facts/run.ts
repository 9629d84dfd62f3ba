import { createClock, localDateOf } from '../../lib/core/clock.ts'
import { daysBetween } from '../../lib/core/dates.ts'
import { allTables, type RegisteredTable, tablesToReview } from '../../lib/programs/registry.ts'

/**
 * `npm run facts [-- yyyy-mm-dd]`: prints every table with its date, confidence, age and sources, what is due for
 * review, and how to update it. It is only a report: it never fails because a table is old.
 */
const today = process.argv[2] ?? localDateOf(createClock().now())

function age(days: number): string {
  return days < 730 ? `${days} days` : `${Math.floor(days / 365)} years`
}

function describe(table: RegisteredTable): string {
  const state = table.current ? `review by ${table.reviewOn}` : 'superseded, kept for its booking dates'
  return [
    `${table.title} [${table.id}]`,
    `  as of ${table.asOf} (${age(daysBetween(table.asOf, today))}), ${table.confidence}, checked ${table.checkedOn}, ${state}`,
    `  ${table.file}`,
    ...table.sources.map((source) => `  - ${source}`),
    ...table.missing.map((gap) => `  ? not published: ${gap}`),
  ].join('\n')
}

const tables = allTables()
for (const program of ['network', 'qantas', 'velocity'] as const) {
  console.log(`\n== ${program} ==\n`)
  console.log(
    tables
      .filter((table) => table.program === program)
      .map(describe)
      .join('\n\n'),
  )
}
const due = tablesToReview(today)
console.log(`\n== Due for review on ${today}: ${due.length} of ${tables.length} tables ==\n`)
for (const { id, title, reviewOn, file } of due) console.log(`${title} [${id}], since ${reviewOn}: ${file}`)
console.log(`
How to renew a table
  1. Look the figures up at the sources named above and note the day.
  2. Prices that changed: in the file named, add a table with its own id, validFrom, asOf and sources, and give the
     old one its validTo. Never edit or remove an old table: prices go by the booking date.
     Qantas tables also need their carriers in lib/programs/qantas/carrier-tables.ts.
  3. Figures that did not change: set checkedOn to the day you looked.
  4. Run the unit tests of lib/programs and npm run facts:recordings.`)
