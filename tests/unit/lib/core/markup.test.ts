import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textNode, writeXml } from '../../../../lib/core/markup.ts'

it('writes elements, attributes and empty elements', () => {
  expect(writeXml({ tag: 'a', attributes: { b: 'c"d' }, children: [textNode('e', 'f & <g>'), { tag: 'h' }] })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a b="c&quot;d"><e>f &amp; &lt;g&gt;</e><h/></a>\n',
  )
})

it('never lets text become markup', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const inside = writeXml(textNode('a', text)).split('<a>')[1]?.split('</a>')[0] ?? ''
      expect(inside).not.toMatch(/[<>"]/)
    }),
  )
})
