import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '../local/install.mjs'
import { chromiumArgs, findChromium } from './browser.ts'

/** Draws the icons' sizes from their SVG sources: `npx tsx tests/draw-icons.ts` after a change of the mark. */
const drawings = [
  { source: 'public/icons/icon.svg', size: 192, target: 'public/icons/icon-192.png' },
  { source: 'public/icons/icon.svg', size: 512, target: 'public/icons/icon-512.png' },
  { source: 'public/icons/maskable.svg', size: 192, target: 'public/icons/maskable-192.png' },
  { source: 'public/icons/maskable.svg', size: 512, target: 'public/icons/maskable-512.png' },
  { source: 'public/icons/badge.svg', size: 96, target: 'public/icons/badge-96.png' },
  // Cut to a rounded square by the device itself.
  { source: 'public/icons/maskable.svg', size: 180, target: 'app/apple-icon.png' },
] as const

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const page = await browser.newPage()
for (const { source, size, target } of drawings) {
  await page.setViewportSize({ width: size, height: size })
  const svg = readFileSync(join(root, source), 'utf8').replace('<svg', `<svg width="${size}" height="${size}"`)
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`)
  writeFileSync(join(root, target), await page.screenshot({ omitBackground: true }))
  console.log(`${target}  ${size} px`)
}
await browser.close()
