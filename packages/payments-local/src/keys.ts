/** What the stand-in takes for a secret key, and signs its webhooks with. Worthless anywhere else. */
export const standInKeys = { secretKey: 'sk_test_stand_in', webhookSecret: 'whsec_stand_in' } as const
