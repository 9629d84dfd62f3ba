import { createRequire } from 'node:module'
import protobuf from 'protobufjs'

/**
 * Google's own descriptor of google.firestore.v1, as the admin SDK ships it: the reference for our hand-written schema.
 */
const json = createRequire(import.meta.url)('@google-cloud/firestore/build/protos/v1.json') as protobuf.INamespace
const root = protobuf.Root.fromJSON(json)

/** Our flat names for messages that are nested, renamed or outside the package in the descriptor. */
const officialNames: Record<string, string> = {
  LatLng: 'google.type.LatLng',
  Status: 'google.rpc.Status',
  Empty: 'google.protobuf.Empty',
  ReadOnly: 'TransactionOptions.ReadOnly',
  ReadWrite: 'TransactionOptions.ReadWrite',
  FieldTransform: 'DocumentTransform.FieldTransform',
  Count: 'StructuredAggregationQuery.Aggregation.Count',
  FieldAggregation: 'StructuredAggregationQuery.Aggregation.Sum',
  Aggregation: 'StructuredAggregationQuery.Aggregation',
  QueryTarget: 'Target.QueryTarget',
  DocumentsTarget: 'Target.DocumentsTarget',
}
const queryParts =
  /^(Projection|CollectionSelector|Filter|CompositeFilter|FieldFilter|UnaryFilter|Order|FieldReference)$/

export function officialType(name: string): protobuf.Type {
  const nested = queryParts.test(name) ? `StructuredQuery.${name}` : (officialNames[name] ?? name)
  return root.lookupType(nested.startsWith('google.') ? nested : `google.firestore.v1.${nested}`)
}
