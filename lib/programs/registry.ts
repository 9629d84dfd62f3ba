import type { LocalDate } from '../core/clock.ts'
import type { Program } from '../core/program.ts'
import type { Confidence, TableReference } from '../core/provenance.ts'
import networkProvenance from '../network/data/provenance.json' with { type: 'json' }
import { addDays } from './calendar.ts'
import { amexCardTable, amexTransferTable } from './data/amex-data.ts'
import { accountTable, feeTable } from './qantas/data/account-data.ts'
import qantasClasses from './qantas/data/booking-classes.json' with { type: 'json' }
import qantasCash from './qantas/data/cash-part.json' with { type: 'json' }
import { classicRewardTables } from './qantas/data/classic-reward-tables.ts'
import { oneworldRules, oneworldTables } from './qantas/data/oneworld-tables.ts'
import { platinumRequestTable } from './qantas/data/platinum-request-data.ts'
import { releaseTable } from './qantas/data/release-data.ts'
import { releaseHourTable } from './qantas/data/release-hour-data.ts'
import { pointsClubTable, statusChanges2026, statusTable } from './qantas/data/status-data.ts'
import { tripRules } from './qantas/data/trip-rules.ts'
import { bidNow, upgradeRules, upgradeTable } from './qantas/data/upgrade-data.ts'
import { classicPlusTable, valueTable } from './qantas/data/value-data.ts'
import { partnerEarn, qantasEarn } from './qantas/earn-table.ts'
import velocityClasses from './velocity/data/booking-classes.json' with { type: 'json' }
import velocityCash from './velocity/data/cash-part.json' with { type: 'json' }
import * as velocityCharges from './velocity/data/charge-data.ts'
import * as velocityPoints from './velocity/data/points-data.ts'
import { packTable } from './velocity/data/points-packs.ts'
import { rewardRules } from './velocity/data/reward-rules.ts'
import { velocityTables } from './velocity/data/reward-tables.ts'
import * as velocityStatus from './velocity/data/status-data.ts'
import * as velocityWindows from './velocity/data/window-data.ts'

/** A table of facts with what is needed to judge and renew it. */
export type RegisteredTable = TableReference & {
  program: Program | 'network' | 'cards'
  /** Where its figures stand, from the root of the project. */
  file: string
  /** False for a table that a newer one replaced; it stays for its booking dates. */
  current: boolean
  /** The day somebody last held it against its sources. */
  checkedOn: LocalDate
  /** The day it should be looked at again; null for a superseded one. */
  reviewOn: LocalDate | null
  /** What its sources left open. */
  missing: readonly string[]
}

type Data = {
  id?: string
  title?: string
  asOf: string
  sources: readonly string[]
  confidence: string
  checkedOn?: string
  validTo?: string | null
  missing?: readonly string[]
}

/** The day the facts were gathered. */
const gatheredOn: LocalDate = '2026-11-20'
/** Weak and recalled figures are looked at sooner. */
const reviewDays = { official: 180, confirmed: 180, derived: 180, weak: 90, recalled: 90 } as const satisfies Record<
  Confidence,
  number
>

function register(program: RegisteredTable['program'], file: string, tables: readonly Data[]): RegisteredTable[] {
  return tables.map((table) => {
    const confidence = table.confidence as Confidence
    const current = (table.validTo ?? null) === null
    const checkedOn = table.checkedOn ?? gatheredOn
    return {
      program,
      file,
      id: table.id ?? file.replace(/^.*\/|\.\w+$/g, ''),
      title: table.title ?? file,
      asOf: table.asOf,
      sources: table.sources,
      confidence,
      current,
      checkedOn,
      reviewOn: current ? addDays(checkedOn, reviewDays[confidence]) : null,
      missing: table.missing ?? [],
    }
  })
}

const network: Data = {
  id: 'network',
  title: 'Airports, carriers and routes',
  asOf: networkProvenance.asOf,
  confidence: 'recalled',
  sources: [networkProvenance.airportSource, networkProvenance.sourcing],
  missing: networkProvenance.unconfirmed,
}

/** Every table the site's figures come from. */
export function allTables(): readonly RegisteredTable[] {
  const qantas = (file: string, ...tables: Data[]) => register('qantas', `lib/programs/qantas/data/${file}`, tables)
  const velocity = (file: string, ...tables: Data[]) =>
    register('velocity', `lib/programs/velocity/data/${file}`, tables)
  return [
    ...register('network', 'lib/network/data/routes.json', [network]),
    ...qantas('classic-reward-tables.ts', ...Object.values(classicRewardTables)),
    ...qantas('trip-rules.ts', { ...tripRules, id: 'trip-rules', title: 'How Trips are priced' }),
    ...qantas('oneworld-tables.ts', ...oneworldTables),
    ...qantas('oneworld-tables.ts', { ...oneworldRules, id: 'oneworld-rules', title: 'oneworld Classic Reward rules' }),
    ...qantas('booking-classes.json', qantasClasses),
    ...qantas('cash-part.json', qantasCash),
    ...qantas('upgrade-data.ts', upgradeTable, { ...upgradeRules, id: 'upgrade-rules' }, { ...bidNow, id: 'bid-now' }),
    ...qantas('earn-qantas.json', { ...qantasEarn, id: 'earn-qantas' }),
    ...qantas('earn-partner.json', { ...partnerEarn, id: 'earn-partner', checkedOn: partnerEarn.asOf }),
    ...qantas('status-data.ts', statusTable, { ...statusChanges2026, id: 'status-changes-2026' }, pointsClubTable),
    ...qantas('value-data.ts', valueTable, classicPlusTable),
    ...qantas('release-data.ts', releaseTable),
    ...qantas('platinum-request-data.ts', platinumRequestTable),
    ...qantas('release-hour-data.ts', releaseHourTable),
    ...qantas('account-data.ts', accountTable, feeTable),
    ...register('cards', 'lib/programs/data/amex-data.ts', [amexTransferTable, amexCardTable]),
    ...velocity('reward-tables.ts', ...velocityTables),
    ...velocity('reward-rules.ts', { ...rewardRules, id: 'velocity-reward-rules' }),
    ...velocity('booking-classes.json', velocityClasses),
    ...velocity('cash-part.json', velocityCash),
    ...velocity('charge-data.ts', ...Object.values(velocityCharges)),
    ...velocity('status-data.ts', ...Object.values(velocityStatus)),
    ...velocity('points-data.ts', ...Object.values(velocityPoints)),
    ...velocity('points-packs.ts', packTable),
    ...velocity('window-data.ts', ...Object.values(velocityWindows)),
  ]
}

/** The current tables whose review date has come. */
export function tablesToReview(on: LocalDate): readonly RegisteredTable[] {
  return allTables().filter((table) => table.reviewOn !== null && table.reviewOn <= on)
}
