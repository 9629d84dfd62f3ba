import { describe, expect, test } from 'vitest'
import { parseRestRoute } from '../../../../src/transports/rest/rest-route.ts'

const documents = 'projects/p/databases/(default)/documents'
const route = (method: string, path: string) => {
  const url = new URL(`http://localhost/v1/${path}`)
  return parseRestRoute(method, url.pathname, url.searchParams)
}

describe('parseRestRoute', () => {
  test.each([
    ['GET', '/users/a', 'GetDocument', { name: `${documents}/users/a` }],
    ['GET', '/users', 'ListDocuments', { parent: documents, collectionId: 'users' }],
    [
      'GET',
      '/users/a/trips?pageSize=2&showMissing=true',
      'ListDocuments',
      { parent: `${documents}/users/a`, collectionId: 'trips', pageSize: '2', showMissing: true },
    ],
    [
      'GET',
      '/users/a?mask.fieldPaths=x&mask.fieldPaths=y.z&key=fake&alt=json',
      'GetDocument',
      { name: `${documents}/users/a`, mask: { fieldPaths: ['x', 'y.z'] } },
    ],
    ['POST', '/users?documentId=b', 'CreateDocument', { parent: documents, collectionId: 'users', documentId: 'b' }],
    [
      'PATCH',
      '/users/a?updateMask.fieldPaths=x&currentDocument.exists=true',
      'UpdateDocument',
      {
        document: { name: `${documents}/users/a` },
        updateMask: { fieldPaths: ['x'] },
        currentDocument: { exists: true },
      },
    ],
    [
      'DELETE',
      '/users/a?currentDocument.updateTime=2026-01-01T00:00:00Z',
      'DeleteDocument',
      { name: `${documents}/users/a`, currentDocument: { updateTime: '2026-01-01T00:00:00Z' } },
    ],
    ['POST', ':commit', 'Commit', { database: 'projects/p/databases/(default)' }],
    ['POST', ':batchGet', 'BatchGetDocuments', { database: 'projects/p/databases/(default)' }],
    ['POST', ':runQuery', 'RunQuery', { parent: documents }],
    ['POST', '/users/a:runAggregationQuery', 'RunAggregationQuery', { parent: `${documents}/users/a` }],
    ['POST', '/users/a:listCollectionIds', 'ListCollectionIds', { parent: `${documents}/users/a` }],
    ['GET', '/users/a%3Ab', 'GetDocument', { name: `${documents}/users/a:b` }],
    ['GET', '/users/é%20%2B', 'GetDocument', { name: `${documents}/users/é +` }],
  ])('%s %s is %s', (method, path, rpc, request) => {
    expect(route(method, `${documents}${path}`)).toMatchObject({ method: rpc, request })
  })

  test('the database may be percent-encoded', () => {
    expect(route('GET', 'projects/p/databases/%28default%29/documents/users/a').request).toEqual({
      name: `${documents}/users/a`,
    })
  })

  test.each([
    ['POST', `${documents}:constructor`, 'constructor is not supported'],
    ['POST', `${documents}:partitionQuery`, 'partitionQuery is not supported'],
    ['PUT', `${documents}/users/a`, 'PUT on'],
    ['PATCH', `${documents}/users`, 'PATCH on'],
    ['GET', documents, 'not supported'],
    ['GET', `${documents}/users/a%2Fb`, 'Invalid resource name'],
    ['GET', `${documents}/users//a`, 'Invalid resource name'],
    ['GET', 'projects/p/dbs/x/documents/users/a', 'Invalid resource name'],
    ['POST', `${documents}/users/a:commit`, 'Invalid resource name'],
    ['GET', `${documents}/users/%E0%A4%A`, 'Invalid resource name'],
  ])('%s %s is rejected: %s', (method, path, message) => {
    expect(() => route(method, path)).toThrow(message)
  })
})
