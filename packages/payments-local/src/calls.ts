import type { FormValue } from './form.ts'
import type { Store } from './store.ts'
import type { SubscriptionLife } from './subscription-life.ts'
import type { Webhooks } from './webhooks.ts'

/** What every API call works with. */
export type Desk = { store: Store; life: SubscriptionLife; webhooks: Webhooks; base: string }

/** One request to the API: its parameters, and the id in its path ('' if there is none). */
export type CallContext = Desk & { params: Record<string, FormValue>; path: string; id: string }

/** Answers a request with an API object. @throws ApiError where the provider would refuse the request. */
export type Call = (context: CallContext) => object
