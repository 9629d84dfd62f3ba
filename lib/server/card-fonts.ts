import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'node_modules/geist/dist/fonts/geist-sans'

/** The site's typeface for images drawn on the server, read from its installed package. */
export function cardFonts() {
  const font = (file: string) => readFileSync(join(process.cwd(), folder, file))
  return [
    { name: 'Geist', data: font('Geist-Regular.ttf'), weight: 400 as const },
    { name: 'Geist', data: font('Geist-SemiBold.ttf'), weight: 600 as const },
  ]
}
