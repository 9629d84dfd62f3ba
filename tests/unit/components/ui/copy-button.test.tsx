import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CodeToCopy } from '../../../../components/ui/code-to-copy.tsx'
import { copyWords } from '../../../../components/ui/copy-button.tsx'

it('says whether the text was copied, and what to do if the browser refused', () => {
  expect(copyWords('idle', 'Copy codes')).toBe('Copy codes')
  expect(copyWords('copied', 'Copy codes')).toBe('Copied')
  expect(copyWords('failed', 'Copy codes')).toBe('Select it and copy')
  expect(copyWords('failed', 'Copy link', 'Copy it from the address bar')).toBe('Copy it from the address bar')
})

it('announces that, and says to screen readers what it copies', () => {
  const markup = renderToStaticMarkup(<CodeToCopy label="Terminal" code="npm test" />)
  expect(markup).toContain('<span aria-live="polite" class="">Copy<span class="sr-only"> Terminal</span></span>')
})
