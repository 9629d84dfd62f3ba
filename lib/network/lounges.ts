import {
  type LoungeKind,
  type LoungeRule,
  type LoungeStatus,
  loungeNames,
  loungeRules,
  loungesAt,
} from './data/lounges.ts'

/** A lounge at an airport, and whether the traveller may enter it and why. */
export type LoungeAnswer = {
  kind: LoungeKind
  name: string
  airport: string
  rule: LoungeRule
  mayEnter: boolean | null
  why: string
}

export type LoungeQuestion = { airport: string; cabin: 'Y' | 'W' | 'J' | 'F'; status: LoungeStatus | '' }

/** The lounges on record at an airport, those this traveller may enter first. */
export function loungesFor({ airport, cabin, status }: LoungeQuestion): LoungeAnswer[] {
  const kinds = (Object.keys(loungesAt) as LoungeKind[]).filter((kind) => loungesAt[kind].includes(airport))
  const answers = kinds.map((kind): LoungeAnswer => {
    const rule: LoungeRule = loungeRules[kind]
    const byCabin = rule.cabins.some((one) => one === cabin)
    const byStatus = status !== '' && rule.statuses.includes(status)
    const why = byStatus ? 'by status' : byCabin ? 'by cabin' : 'neither cabin nor status'
    return { kind, name: loungeNames[kind], airport, rule, mayEnter: byCabin || byStatus, why }
  })
  return answers.sort((a, b) => Number(b.mayEnter) - Number(a.mayEnter))
}

/** Airports with a lounge on record. */
export const loungeAirports: readonly string[] = [...new Set(Object.values(loungesAt).flat())]

const dates = Object.values(loungeRules)
  .map(({ asOf }) => asOf)
  .sort()
/** The earliest and latest dates of the rules on record. */
export const [oldestRule, newestRule] = [dates[0] ?? '', dates.at(-1) ?? '']
