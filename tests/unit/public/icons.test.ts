import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import manifest from '@/app/manifest.ts'
import { pages } from '@/lib/pages/pages.ts'

const root = join(import.meta.dirname, '../../..')

/** Width and height from the header of a PNG. */
function sizeOf(path: string): string {
  const png = readFileSync(join(root, path))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

describe('the manifest', () => {
  const { icons = [], shortcuts = [], start_url, display } = manifest()

  test('has the start page, display mode and icon sizes that browsers require to offer installation', () => {
    expect({ start_url, display }).toEqual({ start_url: '/', display: 'standalone' })
    for (const purpose of ['any', 'maskable']) {
      const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
      expect(sizes).toEqual(['192x192', '512x512'])
    }
  })

  test.each(icons.map(({ src, sizes }) => [src, sizes]))('%s is a PNG of %s', (src, sizes) => {
    expect(sizeOf(`public${src}`)).toBe(sizes)
  })

  test('has shortcuts only to pages that exist', () => {
    const paths = pages.map(({ path }) => path as string)
    expect(shortcuts.length).toBeGreaterThan(0)
    expect(shortcuts.filter(({ url }) => !paths.includes(url))).toEqual([])
  })

  test('favicon.ico contains three PNGs, of 16, 32 and 48 px', () => {
    const ico = readFileSync(join(root, 'public/favicon.ico'))
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    const pictures = [0, 1, 2].map((at) => {
      const [size, length, offset] = [
        ico.readUInt8(6 + 16 * at),
        ico.readUInt32LE(14 + 16 * at),
        ico.readUInt32LE(18 + 16 * at),
      ]
      const png = ico.subarray(offset, offset + length)
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect(png.readUInt32BE(16)).toBe(size)
      return { size, end: offset + length }
    })
    expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48])
    expect(pictures.at(-1)?.end).toBe(ico.length)
  })

  test('the Apple icon is 180 px and the badge 96 px', () => {
    expect(sizeOf('app/apple-icon.png')).toBe('180x180')
    expect(sizeOf('public/icons/badge-96.png')).toBe('96x96')
  })
})
