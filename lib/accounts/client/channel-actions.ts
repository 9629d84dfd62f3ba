import type {
  RevokeFeedsBody,
  SaveChannelsBody,
  SubscribePushBody,
  TestAlertBody,
} from '../../alerts/delivery/channels.ts'
import { callRevokeFeeds, callSaveChannels, callSubscribePush, callTestAlert } from './functions.ts'
import type { Services } from './services.ts'

/** How a member is told. Each rejects with the service's error; what a service says no to is in its answer. */
export function channelActions({ functions }: Services) {
  return {
    saveChannels: (body: SaveChannelsBody) => callSaveChannels(functions, body),
    subscribePush: (body: SubscribePushBody) => callSubscribePush(functions, body),
    revokeFeeds: (body: RevokeFeedsBody) => callRevokeFeeds(functions, body),
    testAlert: (body: TestAlertBody) => callTestAlert(functions, body),
  }
}
