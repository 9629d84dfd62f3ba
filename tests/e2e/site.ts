/** The ports of the site under test: away from the defaults, so that a running local site is left alone. */
export const ports = {
  port: 3100,
  'firestore-port': 8180,
  'auth-port': 9199,
  'functions-port': 5101,
  'tasks-port': 9599,
  'hub-port': 4410,
  'logging-port': 4510,
  'eventarc-port': 9399,
} as const

export const base = `http://localhost:${ports.port}`
