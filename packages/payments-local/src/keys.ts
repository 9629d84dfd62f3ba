/** The secret key the stand-in accepts, and the secret it signs webhooks with. Worthless anywhere else. */
export const standInKeys = { secretKey: 'sk_test_stand_in', webhookSecret: 'whsec_stand_in' } as const
