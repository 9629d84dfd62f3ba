import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, type Firestore, getFirestore, onSnapshot, setDoc } from 'firebase/firestore'

let db: Firestore
const arrivals = new Map<number, number>()
const waiting = new Map<number, () => void>()

/** Milliseconds on a clock shared by all pages on one machine. */
const now = () => performance.timeOrigin + performance.now()

/** What the benchmark calls from outside, through `page.evaluate`. */
const bench = {
  /** Listens to one document; resolves with the first snapshot. */
  open(port: number, path: string): Promise<void> {
    db = getFirestore(initializeApp({ projectId: 'demo-bench', apiKey: 'fake' }, String(now())))
    connectFirestoreEmulator(db, '127.0.0.1', port)
    return new Promise((resolve, reject) => {
      onSnapshot(
        doc(db, path),
        (snapshot) => {
          const n: unknown = snapshot.get('n')
          if (typeof n === 'number' && !arrivals.has(n)) arrivals.set(n, now())
          if (typeof n === 'number') waiting.get(n)?.()
          resolve()
        },
        reject,
      )
    })
  },

  /** Writes `n` and returns when the call was made and when its promise resolved. */
  async write(path: string, n: number): Promise<{ called: number; resolved: number }> {
    const called = now()
    await setDoc(doc(db, path), { n })
    return { called, resolved: now() }
  },

  /** Resolves to the time at which this page's listener first saw `n`. */
  async seen(n: number): Promise<number> {
    while (!arrivals.has(n)) await new Promise<void>((resolve) => waiting.set(n, resolve))
    return arrivals.get(n) ?? 0
  },
}

declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench
