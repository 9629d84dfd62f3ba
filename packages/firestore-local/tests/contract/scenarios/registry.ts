import { cursors } from './cursors.ts'
import { documents } from './documents.ts'
import { guarded } from './guarded.ts'
import { guardedListeners } from './guarded-listeners.ts'
import { listeners } from './listeners.ts'
import { queries } from './queries.ts'
import type { Mode, Scenarios } from './stage.ts'
import { transactions } from './transactions.ts'
import { transforms } from './transforms.ts'
import { values } from './values.ts'

type Group = { rules: 'open' | 'guarded'; listens: boolean; scenarios: Scenarios }

/** All scenarios, by group; a group is played under one set of rules. */
export const groups: Record<string, Group> = {
  documents: { rules: 'open', listens: false, scenarios: documents },
  values: { rules: 'open', listens: false, scenarios: values },
  transforms: { rules: 'open', listens: false, scenarios: transforms },
  queries: { rules: 'open', listens: false, scenarios: queries },
  cursors: { rules: 'open', listens: false, scenarios: cursors },
  transactions: { rules: 'open', listens: false, scenarios: transactions },
  listeners: { rules: 'open', listens: true, scenarios: listeners },
  guarded: { rules: 'guarded', listens: false, scenarios: guarded },
  'guarded listeners': { rules: 'guarded', listens: true, scenarios: guardedListeners },
}

export type Entry = { group: string; name: string }

/** Returns what a mode can play under a set of rules. The lite SDK has no listeners. */
export function entriesFor(mode: Mode, rules: Group['rules']): Entry[] {
  return Object.entries(groups)
    .filter(([, group]) => group.rules === rules && !(mode === 'lite' && group.listens))
    .flatMap(([group, { scenarios }]) => Object.keys(scenarios).map((name) => ({ group, name })))
}
