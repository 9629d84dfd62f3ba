import type * as firestore from 'firebase/firestore'
import type { Firestore } from 'firebase/firestore'

/** The client SDK. The lite SDK has the same functions, as far as it supports them. */
export type Sdk = typeof firestore

/** `owner` bypasses the rules; a claims object signs in without a password; null is signed out. */
export type User = 'owner' | { sub: string; [claim: string]: unknown } | null

/** What a scenario plays on: one client SDK over one transport against the server under test. */
export type Stage = {
  sdk: Sdk
  /** A signed-out client. */
  db: Firestore
  /** Opens a client for that user, with its own connections; it closes with the scenario. */
  open(user: User): Firestore
  /** Returns an id used nowhere else, for a collection of the scenario's own. */
  unique(label: string): string
}

/** Scenarios by name. A scenario throws when the server breaks the contract. */
export type Scenarios = Record<string, (stage: Stage) => Promise<void>>

/** The SDK and how it talks to the server. `persistent` streams and keeps its cache in IndexedDB, shared by tabs. */
export type Mode = 'node' | 'streaming' | 'long-polling' | 'lite' | 'persistent'
/** Where a stage finds the server. */
export type Place = { host: string; port: number; project: string }
