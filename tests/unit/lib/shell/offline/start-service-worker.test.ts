import { describe, expect, test } from 'vitest'
import { isGenerous } from '@/lib/shell/offline/start-service-worker.ts'

describe('a generous connection', () => {
  test.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('is recognised: %j gives %s', (connection, expected) => expect(isGenerous(connection)).toBe(expected))
})
