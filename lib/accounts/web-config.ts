import { z } from 'zod'

/**
 * What a browser needs to reach the backend: the web app's public identifiers, and the emulators' addresses when the
 * backend runs on this machine. Served at run time, so that one build runs against any backend. Nothing here is secret.
 */
export const WebConfig = z.object({
  firebase: z.object({
    projectId: z.string().min(1),
    apiKey: z.string().min(1),
    authDomain: z.string().optional(),
    appId: z.string().optional(),
    messagingSenderId: z.string().optional(),
    measurementId: z.string().optional(),
    storageBucket: z.string().optional(),
  }),
  /** `host:port` of each; null with the hosted services. */
  emulators: z.object({ auth: z.string(), firestore: z.string(), functions: z.string() }).nullable(),
  /** Site key of the attestation provider; null turns App Check off. */
  appCheckSiteKey: z.string().nullable(),
  /** The site's time when this was served; the site may run at a different date from the browser's machine. */
  now: z.iso.datetime(),
})
export type WebConfig = z.infer<typeof WebConfig>

/** Where the callable functions run. */
export const functionsRegion = 'australia-southeast1'
