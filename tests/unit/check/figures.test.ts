import { expect, test } from 'vitest'
import { measureFile, quantile } from '../../check/figures.ts'

test('counts lines, comments, any and function lengths', () => {
  const text = `/** Why. */
export function add(a: number, b: any) {
  // because
  return a + b
}
const twice = (n: number) => n * 2
`
  const figures = measureFile('add.ts', text)
  expect(figures).toMatchObject({ lines: 6, commentLines: 2, anys: 1 })
  expect(figures.functions).toEqual([
    { name: 'add', line: 2, lines: 4, jsx: false },
    { name: 'twice', line: 6, lines: 1, jsx: false },
  ])
})

test('recognises functions that contain JSX', () => {
  const figures = measureFile('page.tsx', 'export const Page = () => <p>hello</p>\n')
  expect(figures.functions[0]).toMatchObject({ name: 'Page', jsx: true })
})

test('a quantile of no numbers is 0; the 0.9 quantile of 1 to 10 is 10', () => {
  expect(quantile([], 0.9)).toBe(0)
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(10)
})
