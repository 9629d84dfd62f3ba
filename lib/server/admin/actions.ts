import type { AdminAction } from '../../admin/inputs.ts'
import type { Action } from './action.ts'
import { chatActions } from './actions/chats.ts'
import { formActions } from './actions/forms.ts'
import { incidentActions } from './actions/incidents.ts'
import { letterActions } from './actions/letters.ts'
import { memberActions } from './actions/members.ts'
import { moderationActions } from './actions/moderation.ts'
import { switchActions } from './actions/switches.ts'
import { wineActions } from './actions/wine.ts'

/** Every action there is: one that has no work here does not compile. */
export const actions: { [Name in AdminAction]: Action<Name> } = {
  ...moderationActions,
  ...formActions,
  ...chatActions,
  ...letterActions,
  ...wineActions,
  ...switchActions,
  ...incidentActions,
  ...memberActions,
}
