import { formatNumber } from '../core/formats.ts'
import { krisflyerTable, valueTable } from '../programs/velocity/data/points-data.ts'
import { krisflyerMilesFor } from '../programs/velocity/points.ts'
import { cheapestPacks, type PackPurchase } from '../programs/velocity/points-packs.ts'
import { canonicalOfAmount, dollarSpan, formatDollars, type SpendingOption } from './points-to-dollars.ts'
import { pricesOn } from './prices-on.ts'
import type { SlugWords } from './slug.ts'

type ValueRow = (typeof valueTable.rows)[number]

/** Starts of rows that give a valuation or the cost of a point rather than a way to spend it. */
const notSpent = ['valuation used', 'cost of bought points']

/** The names that pages use for some of the table's uses. */
const useNames: Record<string, string> = {
  'pay at BP in store': 'Paying in store at BP',
  'Coles gift card $20': 'Coles gift card of $20',
  'BP gift card $25': 'BP gift card of $25',
  'business reward to Europe': 'Business reward seat to Europe',
  'implied by change fee 4,500 points or $35': 'Change fee within Australia, 4,500 points or $35',
  'implied by change fee 7,500 points or $60': 'Change fee overseas, 7,500 points or $60',
}

/** An option to spend Velocity Points, with the date its value was seen; null when the source gives none. */
export type VelocityUse = SpendingOption & { seen: string | null }

function getCents(row: ValueRow): { low: number; high: number } {
  return 'cents' in row ? { low: row.cents, high: row.cents } : { low: row.centsLow, high: row.centsHigh }
}

/** Every known option for a number of Velocity Points, by lowest value, best first. Dearer ones are left out. */
export function velocityUses(points: number): VelocityUse[] {
  return valueTable.rows
    .filter(({ use }) => !notSpent.some((words) => use.startsWith(words)))
    .filter((row) => points >= ('points' in row ? row.points : 0))
    .map((row) => {
      const { low, high } = getCents(row)
      return {
        use: useNames[row.use] ?? row.use,
        lowCents: low,
        highCents: high,
        lowAud: (points * low) / 100,
        highAud: (points * high) / 100,
        seen: 'asOf' in row ? row.asOf : null,
      }
    })
    .sort((a, b) => b.lowCents - a.lowCents)
}

/** The KrisFlyer miles for Velocity Points, or null below the smallest transfer. */
export function krisflyerFor(points: number): number | null {
  return points < krisflyerTable.minPoints ? null : krisflyerMilesFor(points, pricesOn)
}

/** What a number of points costs at standard prices, or null above the yearly limit. */
export function boughtFor(points: number): PackPurchase | null {
  const found = cheapestPacks(points)
  return found.status === 'published' ? found : null
}

/** The title and description of an amount's page. */
export function velocityAmountWords(points: number): SlugWords {
  const uses = velocityUses(points)
  const [best, worst] = [uses.find(({ use }) => use === useNames['business reward to Europe']), uses.at(-1)]
  const amount = `${formatNumber(points)} Velocity Points`
  const seat = best ? `, and ${dollarSpan(best)} on a business reward seat to Europe` : ''
  return {
    path: `${family}/${points}`,
    title: `What ${amount} are worth`,
    summary: `${amount} are worth about ${formatDollars(worst?.lowAud ?? 0)} ${worst ? describeUse(worst) : ''}${seat}.`,
    ...canonicalOfAmount(family, points),
  }
}

const family = '/virgin-australia/how-much-are-velocity-points-worth'

/** A use in a sentence: `as a Coles gift card`, `with Points + Pay`. */
export function describeUse({ use }: VelocityUse): string {
  return use.includes('gift card') ? `as a ${use.replace(/ of .*/, '')}` : `with ${use}`
}
