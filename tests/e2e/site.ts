/** Moves every port, so that two checkouts can be tested side by side on one machine. */
const shift = Number(process.env.E2E_PORT_SHIFT ?? 0)

/** A port of this run: away from the defaults, so that a running local site is left alone. */
export const portOf = (base: number) => base + shift

/** The ports of the site under test. */
export const ports = {
  port: portOf(3100),
  'firestore-port': portOf(8180),
  'auth-port': portOf(9199),
  'functions-port': portOf(5101),
  'tasks-port': portOf(9599),
  'hub-port': portOf(4410),
  'logging-port': portOf(4510),
  'eventarc-port': portOf(9399),
  'payments-port': portOf(12211),
  'smtp-port': portOf(11025),
  'inbox-port': portOf(11080),
} as const

/** Where mail of the site under test arrives. */
export const inbox = `http://127.0.0.1:${ports['inbox-port']}`

/** A stand-in for Telegram; no such bot exists. */
export const telegram = { port: portOf(13_011), token: '123456:stand-in', bot: 'PointswardTestBot' }

export const base = `http://localhost:${ports.port}`

/** The time at which the site under test starts, so that tests see the same dates whenever they run. */
export const siteNow = '2026-11-20T01:00:00Z'

/** Where the backend of the site under test listens, as the SDKs read it. */
export const backend = {
  GOOGLE_CLOUD_PROJECT: 'demo-pointsward',
  GCLOUD_PROJECT: 'demo-pointsward',
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports['firestore-port']}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports['auth-port']}`,
  FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${ports['functions-port']}`,
  PAYMENTS_EMULATOR_HOST: `127.0.0.1:${ports['payments-port']}`,
  METADATA_SERVER_DETECTION: 'none',
} as const
