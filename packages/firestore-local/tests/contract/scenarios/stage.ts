import type * as firestore from 'firebase/firestore'
import type { Firestore } from 'firebase/firestore'

/** The client SDK. The lite SDK has the same functions for what it can do at all. */
export type Sdk = typeof firestore

/** `owner` passes by the rules; a claims object signs in without a password; null is signed out. */
export type User = 'owner' | { sub: string; [claim: string]: unknown } | null

/** What a scenario plays on: one client SDK over one transport against the server under test. */
export type Stage = {
  sdk: Sdk
  /** A signed-out client. */
  db: Firestore
  /** That user's client, with connections of its own; it ends with the scenario. */
  open(user: User): Firestore
  /** An id nobody else uses, for a collection of one's own. */
  unique(label: string): string
}

/** Scenarios by name. One throws when the server does not keep the contract. */
export type Scenarios = Record<string, (stage: Stage) => Promise<void>>

/** The SDK and how it talks to the server. `persistent` streams and keeps its cache in IndexedDB, shared by tabs. */
export type Mode = 'node' | 'streaming' | 'long-polling' | 'lite' | 'persistent'
/** Where a stage finds the server. */
export type Place = { host: string; port: number; project: string }
