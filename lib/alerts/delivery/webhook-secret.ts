export const SECRET_PREFIX = 'whsec_'

/** How many days the previous secret also signs after a new one was made. */
export const ROTATION_DAYS = 7

/** False for a secret made before 24 November 2026, which signs in our own older format. */
export const isStandardSecret = (secret: string) => secret.startsWith(SECRET_PREFIX)
