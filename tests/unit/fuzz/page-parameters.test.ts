import { expect, it } from 'vitest'
import { hostileText } from '../../fuzz/hostile.ts'
import { Random } from '../../fuzz/random.ts'
import { parameterNames, readers } from '../../fuzz/targets/page-parameters.ts'

const seed = Date.now() % 1_000_000
const texts = 400

it('reads each page parameter from any text as null or as a value that it can write and read again', () => {
  const random = new Random(seed)
  expect(readers.length).toBeGreaterThan(90)
  for (const { name, reader } of readers) {
    for (let time = 0; time < texts; time += 1) {
      const text = hostileText(random)
      const said = `${name}, seed ${seed}: ${JSON.stringify(text.slice(0, 100))}`
      const value = reader.read(text)
      if (value === null) continue
      const written = reader.write(value as never)
      expect(reader.read(written), said).toEqual(value)
      expect(written.length, said).toBeLessThanOrEqual(Math.max(text.length, 40))
    }
  }
}, 60_000)

it('knows the names of parameters in addresses', () => {
  expect(parameterNames).toEqual(expect.arrayContaining(['from', 'when', 'points', 'flight', 'ref', 'oobCode']))
})
