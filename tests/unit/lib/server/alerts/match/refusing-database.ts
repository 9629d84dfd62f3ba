import type { Firestore } from 'firebase-admin/firestore'

/** A database in which every transaction that reads something of a member's fails, as often as it may. */
export function refusing(db: Firestore, uid: string, times = Infinity): Firestore {
  let left = times
  const runTransaction: Firestore['runTransaction'] = (work, options) =>
    db.runTransaction(
      (transaction) => {
        const getAll: typeof transaction.getAll = (...given: unknown[]) => {
          const isOwn = given.some((one) => (one as { path?: string }).path?.startsWith(`users/${uid}/`))
          if (isOwn && left-- > 0) throw new Error(`Refused: users/${uid}/alerts/07`)
          return transaction.getAll(...(given as Parameters<typeof transaction.getAll>)) as never
        }
        return work(replacing(transaction, { getAll }))
      },
      options as { readOnly?: false },
    )
  return replacing(db, { runTransaction })
}

export function replacing<Target extends object>(target: Target, replaced: Partial<Target>): Target {
  return new Proxy(target, {
    get(_, property) {
      if (property in replaced) return Reflect.get(replaced, property)
      const value: unknown = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
