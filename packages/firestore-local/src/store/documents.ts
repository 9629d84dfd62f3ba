import type { Document } from '../protocol.ts'
import { comparePaths } from '../values/names.ts'

/** The source of reads: the live documents or a snapshot of them. */
export type DocumentSource = {
  get(name: string): Document | null
  /** Returns the documents of one collection, ordered by id; `collection` is its full resource name. */
  inCollection(collection: string): Document[]
  /** Returns the full names of a database's collections that hold a document, in no particular order. */
  collections(database: string): string[]
}

export type Documents = DocumentSource & {
  put(document: Document): void
  remove(name: string): void
  /** Returns every document of every database, in no particular order. */
  all(): Document[]
}

/** Keeps all documents in memory, by collection. A get reads one map; listing a collection reads no other. */
export function createDocuments(): Documents {
  const byCollection = new Map<string, Collection>()
  return {
    get: (name) => byCollection.get(collectionOf(name))?.documents.get(name) ?? null,
    inCollection: (name) => byCollection.get(name)?.ordered() ?? [],
    collections: (database) => {
      const prefix = `${database}/documents/`
      return [...byCollection.keys()].filter((name) => name.startsWith(prefix))
    },
    all: () => [...byCollection.values()].flatMap(({ documents }) => [...documents.values()]),
    put(document) {
      const name = collectionOf(document.name)
      const collection = byCollection.get(name) ?? createCollection()
      byCollection.set(name, collection)
      collection.put(document)
    },
    remove(name) {
      const collection = byCollection.get(collectionOf(name))
      collection?.remove(name)
      if (collection?.documents.size === 0) byCollection.delete(collectionOf(name))
    },
  }
}

/** Returns the full name of the collection that holds a document. */
export const collectionOf = (name: string): string => name.slice(0, name.lastIndexOf('/'))

type Collection = {
  documents: Map<string, Document>
  put(document: Document): void
  remove(name: string): void
  ordered(): Document[]
}

function createCollection(): Collection {
  const documents = new Map<string, Document>()
  // Names are sorted as of the last ordered(). Names added since are at the end; removed names are filtered out next
  // time.
  let names: string[] = []
  let changed = false
  return {
    documents,
    put(document) {
      if (!documents.has(document.name)) {
        names.push(document.name)
        changed = true
      }
      documents.set(document.name, document)
    },
    remove(name) {
      if (documents.delete(name)) changed = true
    },
    ordered() {
      if (changed) {
        // The sort detects the sorted run at the front, so it is nearly linear however many documents there are.
        names.sort(comparePaths)
        names = names.filter((name, index) => documents.has(name) && name !== names[index - 1])
        changed = false
      }
      return names.map((name) => documents.get(name) as Document)
    },
  }
}
