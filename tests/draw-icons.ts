import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '../local/install.mjs'
import { chromiumArgs, findChromium } from './browser.ts'

/** Draws the icons in all sizes from their SVG sources: run `npx tsx tests/draw-icons.ts` after changing the logo. */
const drawings = [
  { source: 'public/icons/icon.svg', size: 192, target: 'public/icons/icon-192.png' },
  { source: 'public/icons/icon.svg', size: 512, target: 'public/icons/icon-512.png' },
  { source: 'public/icons/maskable.svg', size: 192, target: 'public/icons/maskable-192.png' },
  { source: 'public/icons/maskable.svg', size: 512, target: 'public/icons/maskable-512.png' },
  { source: 'public/icons/badge.svg', size: 96, target: 'public/icons/badge-96.png' },
  { source: 'public/icons/icon.svg', size: 16, target: 'extension/icons/icon-16.png' },
  { source: 'public/icons/icon.svg', size: 32, target: 'extension/icons/icon-32.png' },
  { source: 'public/icons/icon.svg', size: 48, target: 'extension/icons/icon-48.png' },
  // Extension stores ask for padding around the icon.
  { source: 'public/icons/icon.svg', size: 128, room: 16, target: 'extension/icons/icon-128.png' },
  // The device itself rounds the corners.
  { source: 'public/icons/maskable.svg', size: 180, target: 'app/apple-icon.png' },
] as const

/** Sizes in `favicon.ico`, which browsers request by name before they have read a page's head. */
const tabSizes = [16, 32, 48]

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const page = await browser.newPage()
for (const { source, size, target, ...rest } of drawings) {
  writeFileSync(join(root, target), await draw(source, size, 'room' in rest ? rest.room : 0))
  console.log(`${target}  ${size} px`)
}
const tabs: { size: number; png: Buffer }[] = []
for (const size of tabSizes) tabs.push({ size, png: await draw('public/icons/icon.svg', size) })
writeFileSync(join(root, 'public/favicon.ico'), packIcons(tabs))
console.log(`public/favicon.ico  ${tabSizes.join(', ')} px`)
await browser.close()

/** Draws one icon. `size` and `room`, the padding around the logo, are in pixels. */
async function draw(source: string, size: number, room = 0): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  const svg = readFileSync(join(root, source), 'utf8').replace(
    '<svg',
    `<svg width="${size - 2 * room}" height="${size - 2 * room}"`,
  )
  await page.setContent(`<style>body{margin:${room}px}svg{display:block}</style>${svg}`)
  return page.screenshot({ omitBackground: true })
}

/** An ICO file of PNG pictures: a header of 6 bytes, 16 bytes for each picture, then the pictures. */
function packIcons(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
