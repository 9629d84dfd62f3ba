import type { FormValue } from './form.ts'
import type { Store } from './store.ts'
import type { SubscriptionLife } from './subscription-life.ts'
import type { Webhooks } from './webhooks.ts'

/** What every call of the API works on. */
export type Desk = { store: Store; life: SubscriptionLife; webhooks: Webhooks; base: string }

/** One request to the API: its parameters, and the id in its path where there is one. */
export type Asked = Desk & { params: Record<string, FormValue>; path: string; id: string }

/** Answers a request with an object of the API. @throws ApiError as the provider would refuse it. */
export type Call = (asked: Asked) => object
