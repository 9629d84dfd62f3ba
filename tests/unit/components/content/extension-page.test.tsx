import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ExtensionPage } from '../../../../components/content/extension-page.tsx'

it('shows what Qantas charges for the non-stop flight, as other pages do', () => {
  const html = renderToStaticMarkup(<ExtensionPage program="qantas" />)
  expect(html).toContain('82,100 points')
  expect(html).toContain('29,000 points')
})
