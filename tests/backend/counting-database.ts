import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore'

/** A database whose listeners count the documents they receive, which Firestore bills as reads. */
export function countingDatabase(db: Firestore): { db: Pick<Firestore, 'collection'>; documents: () => number } {
  let documents = 0
  const counted = (query: Query): Query =>
    new Proxy(query, {
      get(target, name) {
        if (name === 'where') return (...given: Parameters<Query['where']>) => counted(target.where(...given))
        if (name !== 'onSnapshot') return Reflect.get(target, name, target)
        return (next: (snapshot: QuerySnapshot) => void, failed: (error: Error) => void) =>
          target.onSnapshot((snapshot) => {
            documents += snapshot.docChanges().length
            next(snapshot)
          }, failed)
      },
    })
  const collection = (name: string) => counted(db.collection(name))
  return { db: { collection } as unknown as Pick<Firestore, 'collection'>, documents: () => documents }
}
