type Change = {
  plan: 'silver' | 'gold'
  status?: string
  lookup_key?: string | null
  metadata?: Record<string, string>
  [field: string]: unknown
}

/** A subscription as the provider's API reports it: active, monthly, ending its period at 1,800,000,000. */
export function subscriptionReport({ plan, lookup_key, metadata, ...change }: Change) {
  return {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    created: 1_790_000_000,
    cancel_at_period_end: false,
    cancel_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          current_period_end: 1_800_000_000,
          price: {
            id: 'price_1',
            lookup_key: lookup_key === undefined ? `${plan}_monthly` : lookup_key,
            metadata: metadata ?? { plan },
            recurring: { interval: 'month' },
          },
        },
      ],
    },
    ...change,
  }
}
