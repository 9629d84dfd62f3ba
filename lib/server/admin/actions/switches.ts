import { parseSwitches, type Switches, switchesPath } from '../../../shell/switches/switches.ts'
import type { Actions } from '../action.ts'

const names = {
  ...{ liveSearch: 'live search', signUps: 'sign-ups', forms: 'forms', chat: 'chat' },
  sharedSeats: 'sharing of seats',
} as const

export const switchActions = {
  'switches.set': {
    async change({ transaction, input }, { db }) {
      const ref = db.doc(switchesPath)
      const before = parseSwitches((await transaction.get(ref)).data())
      transaction.set(ref, input)
      return { target: switchesPath, what: describeChange(before, input) }
    },
  },
} satisfies Partial<Actions>

function describeChange(before: Switches, after: Switches): string {
  const turned = (Object.keys(names) as (keyof typeof names)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => `${names[name]} ${after[name] ? 'on' : 'off'}`)
  const line = before.banner?.text === after.banner?.text ? [] : [after.banner ? 'message shown' : 'message removed']
  return `Switches: ${[...turned, ...line].join(', ') || 'nothing changed'}`
}
