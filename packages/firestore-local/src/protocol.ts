/**
 * Firestore's proto3 JSON shapes, the only internal form of this server (see docs/decisions on the embedded Firestore).
 * The gRPC transport converts to and from it by type; REST and WebChannel carry it unchanged. Names are full resource
 * names: `projects/{p}/databases/{d}/documents/{path}`.
 */

/** RFC 3339 with microseconds, strictly increasing: `2026-11-20T20:01:40.805001Z`. */
export type Timestamp = string

/** Exactly one member is set. The doubles NaN, ±Infinity and -0 are written as strings. */
export type Value = {
  nullValue?: null
  booleanValue?: boolean
  /** int64 as a decimal string. */
  integerValue?: string
  doubleValue?: number | 'NaN' | 'Infinity' | '-Infinity' | '-0'
  timestampValue?: Timestamp
  stringValue?: string
  /** base64 */
  bytesValue?: string
  referenceValue?: string
  geoPointValue?: { latitude?: number; longitude?: number }
  arrayValue?: { values?: Value[] }
  mapValue?: { fields?: Fields }
}
export type Fields = Record<string, Value>

export type Document = { name: string; fields?: Fields; createTime: Timestamp; updateTime: Timestamp }
/** A document that does not exist but has subcollections (ListDocuments with showMissing). */
export type MissingDocument = { name: string; createTime?: undefined; updateTime?: undefined }

export type Precondition = { exists?: boolean; updateTime?: Timestamp }

export type FieldTransform = {
  fieldPath: string
  setToServerValue?: 'REQUEST_TIME'
  increment?: Value
  maximum?: Value
  minimum?: Value
  appendMissingElements?: { values?: Value[] }
  removeAllFromArray?: { values?: Value[] }
}

export type Write = {
  update?: { name: string; fields?: Fields }
  updateMask?: { fieldPaths?: string[] }
  delete?: string
  verify?: string
  transform?: { document: string; fieldTransforms: FieldTransform[] }
  updateTransforms?: FieldTransform[]
  currentDocument?: Precondition
}
export type WriteResult = { updateTime?: Timestamp; transformResults?: Value[] }

export type FieldReference = { fieldPath: string }
export type Direction = 'ASCENDING' | 'DESCENDING'
export type Order = { field: FieldReference; direction?: Direction }
export type Cursor = { values?: Value[]; before?: boolean }
export type FieldFilterOp =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN'
export type Filter = {
  compositeFilter?: { op: 'AND' | 'OR'; filters: Filter[] }
  fieldFilter?: { field: FieldReference; op: FieldFilterOp; value: Value }
  unaryFilter?: { op: 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL'; field: FieldReference }
}
export type StructuredQuery = {
  select?: { fields?: FieldReference[] }
  from?: { collectionId?: string; allDescendants?: boolean }[]
  where?: Filter
  orderBy?: Order[]
  startAt?: Cursor
  endAt?: Cursor
  offset?: number
  limit?: number
  /** Anything else a client sends (findNearest, …) is refused by name. */
  [unsupported: string]: unknown
}
export type Aggregation = {
  alias?: string
  count?: { upTo?: string | number }
  sum?: { field: FieldReference }
  avg?: { field: FieldReference }
}

export type TransactionOptions = { readOnly?: { readTime?: Timestamp }; readWrite?: { retryTransaction?: string } }
export type ReadConsistency = { transaction?: string; newTransaction?: TransactionOptions; readTime?: Timestamp }

export type BatchGetRequest = ReadConsistency & {
  database: string
  documents?: string[]
  mask?: { fieldPaths?: string[] }
}
export type BatchGetResponse = { found?: Document; missing?: string; transaction?: string; readTime?: Timestamp }
export type RunQueryRequest = ReadConsistency & { parent: string; structuredQuery?: StructuredQuery }
export type RunQueryResponse = {
  document?: Document
  transaction?: string
  readTime?: Timestamp
  skippedResults?: number
}
export type RunAggregationRequest = ReadConsistency & {
  parent: string
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: Aggregation[] }
}
export type RunAggregationResponse = {
  result?: { aggregateFields: Record<string, Value> }
  transaction?: string
  readTime?: Timestamp
}
export type CommitRequest = { database: string; writes?: Write[]; transaction?: string }
export type CommitResponse = { writeResults?: WriteResult[]; commitTime: Timestamp }
export type BatchWriteResponse = { writeResults: WriteResult[]; status: { code?: number; message?: string }[] }

export type Target = {
  targetId: number
  query?: { parent: string; structuredQuery: StructuredQuery }
  documents?: { documents: string[] }
  resumeToken?: string
  readTime?: Timestamp
  expectedCount?: number
  once?: boolean
}
export type ListenRequest = {
  database?: string
  addTarget?: Target
  removeTarget?: number
  labels?: Record<string, string>
}
export type ListenResponse = {
  targetChange?: {
    targetChangeType?: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET'
    targetIds?: number[]
    cause?: { code: number; message: string }
    resumeToken?: string
    readTime?: Timestamp
  }
  documentChange?: { document: Document; targetIds?: number[]; removedTargetIds?: number[] }
  documentDelete?: { document: string; removedTargetIds?: number[]; readTime: Timestamp }
  documentRemove?: { document: string; removedTargetIds?: number[]; readTime: Timestamp }
  filter?: { targetId: number; count: number }
}
export type WriteStreamRequest = {
  database?: string
  streamId?: string
  writes?: Write[]
  streamToken?: string
  labels?: Record<string, string>
}
export type WriteStreamResponse = {
  streamId?: string
  streamToken: string
  writeResults?: WriteResult[]
  commitTime?: Timestamp
}
